const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`)

const devices = (count: number) => (count === 1 ? '1 device' : `${count.toLocaleString('en-IN')} devices`)

const rest = (waiting: number) => (waiting > 0 ? `, ${waiting.toLocaleString('en-IN')} are waiting` : '')

const english = {
  mail: {
    choose: (count: number) => `Also send by mail to ${people(count)}`,
    chooseLater: 'Also send by mail',
    hint: (category: string) =>
      `All who chose “${category}”: at once between 7 am and 9 pm, or on Sunday in the week’s mail. Each notice is sent once.`,
    nobody: (category: string) => `Nobody gets mails about “${category}” yet.`,
    due: (time: string) => `By mail: will be sent from ${time}.`,
    sending: (sent: number, waiting: number) => `By mail: sent to ${people(sent)} so far${rest(waiting)}.`,
    sent: (sent: number) => `By mail: sent to ${people(sent)}. Those who chose Sunday get it then.`,
    withdrawn: (sent: number) => `By mail: stopped, as the notice has ended. ${people(sent)} got it.`,
    failed: (count: number) => `${people(count)} could not be reached.`,
    notQueued: 'We couldn’t send the notice by mail. Open it and tick “Also send by mail” again.',
  },
  push: {
    choose: (count: number) => `Also send by notification to ${devices(count)}`,
    chooseLater: 'Also send by notification',
    hint: (category: string) =>
      `Phones and computers of those who chose “${category}”, between 7 am and 9 pm. Each notice is sent once, even if you edit it.`,
    nobody: (category: string) => `No device gets notifications about “${category}” yet.`,
    due: (time: string) => `By notification: will be sent from ${time}.`,
    sending: (sent: number, waiting: number) =>
      `By notification: sent to ${devices(sent)} so far${rest(waiting)}.`,
    sent: (sent: number) => `By notification: sent to ${devices(sent)}.`,
    withdrawn: (sent: number) =>
      `By notification: stopped, as the notice has ended. ${devices(sent)} got it.`,
    failed: (count: number) => `${devices(count)} could not be reached.`,
    notQueued:
      'We couldn’t send the notice by notification. Open it and tick “Also send by notification” again.',
  },
}

export default english
