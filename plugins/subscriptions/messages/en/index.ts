const english = {
  title: 'Get our notices',
  intro: 'New notices come to you: you don’t need to open this site each day.',
  description: (college: string) =>
    `Get the notices, events and holidays of ${college} by e-mail, in a feed reader or in your calendar.`,
  mail: {
    title: 'By e-mail',
    intro:
      'We mail you each new notice of the categories that you choose. No account needed; you can stop at any time.',
    label: 'Notices by e-mail',
    email: 'E-mail address',
    categories: 'Which notices?',
    rhythm: 'When?',
    rhythms: {
      'at once': { label: 'At once', text: 'One mail for each notice, between 7 am and 9 pm.' },
      'on Sunday': { label: 'Once a week', text: 'One mail on Sunday at 9 am with all notices of the week.' },
    },
    language: 'Language of the mails',
    send: 'Get notices by e-mail',
    sending: 'Sending…',
    failure: {
      network: 'We couldn’t send it. Your answers are still here; try again.',
      refused: 'We couldn’t accept this. Check your answers and try again.',
    },
    sent: {
      title: 'One more step: open our mail',
      text: (email: string) =>
        `We have sent a mail to ${email}. Open its link within two days and press “Confirm”. Nothing there? Look in the spam folder.`,
      again: 'Use another address',
    },
    privacy: 'We use your address for nothing else, and delete it when you unsubscribe.',
    withoutScripts: 'To get notices by e-mail, turn on JavaScript in your browser, or write to {{email}}.',
  },
  device: {
    title: 'On this phone or computer',
    intro:
      'We show you each new notice of the categories that you choose, even while this site is closed. You need no account and no address.',
    label: 'Notifications on this phone or computer',
    language: 'Language of the notifications',
    turnOn: 'Turn on notifications',
    turningOn: 'Turning on…',
    on: 'Notifications are on. You get them between 7 am and 9 pm.',
    save: 'Save choices',
    saving: 'Saving…',
    saved: 'Your choices are saved.',
    stop: 'Turn off notifications',
    stopping: 'Turning off…',
    stopFailed: 'We couldn’t turn off notifications. Nothing has changed; try again.',
    off: 'Notifications are off. We have deleted what we stored about this device.',
    dismissed: 'Your browser has not allowed notifications. Press the button again and choose “Allow”.',
    failure: {
      network: 'We couldn’t turn on notifications. Check your connection and try again.',
      refused: 'We couldn’t turn on notifications. Get our notices by e-mail instead.',
    },
    loadFailed: 'We couldn’t reach the server. Try again.',
    tryAgain: 'Try again',
    notSupported: 'This browser can’t show notifications. Use another one, or get our notices by e-mail.',
    denied: {
      text: 'Your browser blocks notifications from this site. To allow them:',
      steps: [
        'Press the icon beside the address of this page and open the permissions of the site.',
        'Allow notifications.',
        'Load this page again.',
      ],
    },
    homeScreen: {
      text: 'On an iPhone or iPad, add this site to your Home Screen first:',
      steps: [
        'Press the Share button of your browser.',
        'Choose “Add to Home Screen”.',
        'Open the site from your Home Screen, and come back to this page.',
      ],
    },
    privacy:
      'We store your choices and the address at which your browser gets notifications, but no name. Turn notifications off, and we delete both.',
  },
  page: {
    title: 'Your notices by e-mail',
    description: 'Confirm, change or end your notices by e-mail.',
    withoutScripts: 'This page needs JavaScript. Turn it on in your browser, or write to {{email}}.',
    noLink: 'Open this page with the link in one of our mails. To get notices by e-mail, subscribe first.',
    subscribe: 'Subscribe',
    choices: {
      for: (email: string) => `Choices for ${email}`,
      save: 'Save choices',
      saving: 'Saving…',
      saved: 'Your choices are saved.',
      failure: {
        network: 'We couldn’t save it. Your choices are still here; try again.',
        refused: 'This link no longer works. Subscribe again to get a new one.',
      },
      /** The server can't say which, without keeping an address that was deleted. */
      ended:
        'You are already unsubscribed, or a later mail of ours has a newer link. To get notices again, subscribe.',
      loadFailed: 'We couldn’t reach the server. Try again.',
      tryAgain: 'Try again',
      stop: {
        title: 'Stop notices by e-mail',
        text: 'You get no more notices by e-mail, and we delete your address.',
        button: 'Unsubscribe',
        busy: 'Unsubscribing…',
        failed: 'We couldn’t unsubscribe you. Nothing has changed; try again.',
        done: 'You are unsubscribed, and your address is deleted.',
        undo: 'A mistake? Subscribe again; it takes a minute.',
      },
    },
    confirm: {
      text: 'Press the button to get our notices at your e-mail address.',
      button: 'Confirm',
      busy: 'Confirming…',
      failure: {
        network: 'We couldn’t reach the server. Nothing has changed; try again.',
        refused: 'This link no longer works. Subscribe again to get a new one.',
      },
      done: 'You will get our notices from now on.',
    },
  },
  feed: {
    title: 'In a feed reader',
    text: 'A feed reader is an app that shows new items from many sites in one list. Copy the address of a feed below and add it in your reader.',
    formats: { atom: 'Address of the Atom feed', json: 'Address of the JSON feed' },
  },
  calendar: {
    title: 'In your calendar',
    text: 'Your calendar then shows the notices that have a day, such as events, and updates when we change or cancel one. Google Calendar may take up to a day to notice a change.',
    open: 'Open in calendar app',
    google: 'Add to Google Calendar',
    address: 'Address, for other calendars',
  },
  choose: 'Choose what you want to follow',
  all: 'All notices',
}

export default english
