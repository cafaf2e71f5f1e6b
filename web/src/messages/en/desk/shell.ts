/** What is around every section of a desk. */
export const shell = {
  language: 'Language of the desk',
}
