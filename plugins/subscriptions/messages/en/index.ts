const english = {
  title: 'Get our notices',
  intro: 'See new notices where you already read or plan, without opening this site each day.',
  description: (college: string) =>
    `Feeds and calendars with the notices, events and holidays of ${college}.`,
  feed: {
    title: 'In a feed reader',
    text: 'A feed reader is an app that shows new items of many sites in one list. Copy the address of a feed below and add it in your reader.',
    formats: { atom: 'Address of the Atom feed', json: 'Address of the JSON feed' },
  },
  calendar: {
    title: 'In your calendar',
    text: 'Your calendar then shows our events, and follows when we change or cancel one. Google Calendar may take up to a day to notice a change.',
    open: 'Open in calendar app',
    google: 'Add to Google Calendar',
    address: 'Address, for other calendars',
  },
  choose: 'Choose what you want to follow',
  all: 'All notices',
}

export default english
