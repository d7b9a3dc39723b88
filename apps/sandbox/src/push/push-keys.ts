/**
 * The key pair of the demo's notices (VAPID). It protects nothing: who runs the platform for others gives
 * it a pair of their own. The site knows the public half (`PUSH_PUBLIC_KEY`).
 */
export const DEMO_PUSH_KEYS = {
  publicKey:
    'BGspb1XqgZpJpbjUOYAWJMKUJbZ2j0snH0FVUolQd-6lDHmOoRslN4hjHGjPEGLLzzDcr_5BtIPtcNijVKc6ZD0',
  privateKey: 'OFP1EMzrQ6MpKEj74VLGINwZc5c1AIsg0hlz5RzC2so',
} as const;
