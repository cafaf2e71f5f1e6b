export const pages = {
  onlyInEnglish: 'This page is available only in English so far.',
  onThisPage: 'On this page',
  lastUpdated: 'Last updated on',
  wholePicture: ' Whole picture (opens in a new tab)',
  video: 'Video',
  videoOn: (site: string) => `Video on ${site}`,
  map: {
    title: (place: string) => `Map: ${place}`,
    show: 'Show the map',
    hide: 'Hide the map',
    note: 'Opening the map connects you to OpenStreetMap.',
    open: 'Open it on its own site',
  },
}
