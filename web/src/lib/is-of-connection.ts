/**
 * Error messages for code and styles that did not load (Firefox, Chromium, WebKit, Vite) and for a server that did not respond
 * (Auth, Firestore, `watchList`).
 */
const noAnswer =
  /dynamically imported module|importing a module script failed|unable to preload css|network-request-failed|client is offline|server cannot be reached/i

/** Returns true if an error, or its message, is due to the connection. */
export const isOfConnection = (error: unknown): boolean =>
  navigator.onLine === false || noAnswer.test(String(error))
