import {
  type AnnouncedDocument,
  requestStoreAddress,
  saveStoredDocument,
  type StepOptions,
  type UploadEnd,
  uploadEndOf,
} from './document-steps.ts';

/** What a browser that sends the file itself does next. */
export type BrowserUploadStep =
  /** Put the file there, under the content type. */
  | { readonly kind: 'address'; readonly url: string; readonly contentType: string }
  | { readonly kind: 'stored' }
  /** The way over the store failed in passing: another try, or the plain upload after the last. */
  | { readonly kind: 'again' }
  | UploadEnd;

/** Asks for the address a browser puts the file to. Throws SessionEnded only. Source: 1§4, 1§7. */
export async function announceBrowserUpload(
  document: AnnouncedDocument,
  options: StepOptions,
): Promise<BrowserUploadStep> {
  try {
    const url = await requestStoreAddress(document, options);
    return { kind: 'address', url, contentType: document.name.contentType };
  } catch (error) {
    return uploadEndOf(error) ?? { kind: 'again' };
  }
}

/** Records a file that a browser has put to the store. Throws SessionEnded only. Source: 1§4, 1§7. */
export async function recordBrowserUpload(
  document: AnnouncedDocument,
  options: StepOptions,
): Promise<BrowserUploadStep> {
  try {
    return (await saveStoredDocument(document, options)) ?? { kind: 'stored' };
  } catch (error) {
    return uploadEndOf(error) ?? { kind: 'again' };
  }
}
