/**
 * What Firefox, Chromium, WebKit and Vite say of code and styles that could not be loaded, and Firebase's Auth and this
 * site's lists of a server that did not answer.
 */
const noAnswer =
  /dynamically imported module|importing a module script failed|unable to preload css|auth\/network-request-failed|server cannot be reached/i

/** Whether the connection is the reason for a failure: an error, or its message. */
export const isOfConnection = (error: unknown): boolean =>
  navigator.onLine === false || noAnswer.test(String(error))
