/**
 * What Firefox, Chromium, WebKit and Vite say of code and styles that could not be loaded, and what Auth, Firestore and
 * `watchList` say of a server that did not answer.
 */
const noAnswer =
  /dynamically imported module|importing a module script failed|unable to preload css|network-request-failed|client is offline|server cannot be reached/i

/** Whether the connection is the reason for a failure: an error, or its message. */
export const isOfConnection = (error: unknown): boolean =>
  navigator.onLine === false || noAnswer.test(String(error))
