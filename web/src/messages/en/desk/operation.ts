import * as plugins from '@prangan/plugins/messages/en/desk'
export const operation = {
  title: 'How the site runs',
  notLoaded: 'These details could not be loaded. Please try again.',
  /** Precedes a command. */
  askTo: (what: string) => `Ask the operator of the site to ${what}`,
  version: {
    label: 'Version',
    newer: (version: string) => `Version ${version} is available.`,
    whatIsNew: 'What is new',
    install: 'install it:',
  },
  backup: {
    label: 'Last backup',
    none: 'None yet',
    make: 'make one every week:',
  },
  mails: {
    label: 'Mails to be sent',
    none: 'None',
    waiting: (count: string, since: string) => `${count}, the first since ${since}`,
    check: 'check the address and password of the mail server:',
  },
  reads: {
    label: 'Database reads this month',
    value: (documents: string, cost: string) => `${documents} documents, estimated cost\u00a0${cost}`,
    until: (at: string) => `Counted until ${at}. The bill may differ.`,
    find: 'open this page in the Firebase console and find out what reads so much:',
  },
  jobs: {
    sweep: { label: 'Nightly clean-up', when: 'Runs every night at 3:30 am.' },
    writeCopies: { label: 'Delayed updates', when: 'Runs every five minutes.' },
    checkLinks: { label: 'Check of links', when: 'Runs every night at 4:30 am.' },
    ...plugins.jobs,
  },
  notYet: 'Not yet',
  failed: (at: string) => `Failed on ${at}`,
  late: (at: string) => `Has not run since ${at}`,
  readLog: 'read the log of the function',
  resume: 'find out in Cloud Scheduler why this did not run:',
}
