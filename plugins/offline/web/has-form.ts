/** Returns true if the page has a form that sends something: what is typed into it must not be lost. */
export const hasForm = (): boolean => document.querySelector('form[method="post"]') !== null
