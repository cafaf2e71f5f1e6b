export const states = {
  offline: "You are offline, so the page can't open. Try again when you are connected.",
  notLoaded:
    'This page has not loaded completely. It tries again when you are connected. If its buttons still do nothing, reload it.',
  underConstruction: {
    title: 'Page not found',
    /** Verbatim from the specification. */
    text: 'This Page is Undercostruction. Please visit later.',
    search: 'There is no page at this address. Search for what you need:',
    notices: 'See all notices',
  },
  home: 'Go to the home page',
  error: {
    heading: 'Unexpected Application Error!',
    text: 'This page could not be shown. Please check your connection and try again.',
    noConnection: 'No connection',
    noConnectionText:
      'This page could not be loaded without a connection. Check your internet, then try again.',
    call: 'If it does not help, call the college office:',
  },
  needsScripts:
    'This page needs JavaScript, which is switched off in your browser. You can [call or write to the college](/contact).',
  preview: {
    title: (page: string) => `Preview: ${page}`,
    ended: 'Preview: ended',
    description: 'A draft that is not public.',
    note: 'This is a draft. It is not public, and it may still change.',
  },
}
