const LIMIT = 5;
const WINDOW_MS = 60_000;

/** Failed logins by username: five within a minute close the door until the minute is over. */
export interface LoginAttempts {
  isBlocked(username: string): boolean;
  failed(username: string): void;
  succeeded(username: string): void;
}

export function createLoginAttempts(now: () => number): LoginAttempts {
  const failures = new Map<string, number[]>();
  const recent = (username: string) =>
    (failures.get(username.toLowerCase()) ?? []).filter((at) => at > now() - WINDOW_MS);
  return {
    isBlocked: (username) => recent(username).length >= LIMIT,
    failed: (username) =>
      void failures.set(username.toLowerCase(), [...recent(username), now()].slice(-LIMIT)),
    succeeded: (username) => void failures.delete(username.toLowerCase()),
  };
}
