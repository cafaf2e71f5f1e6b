/** Template answers that the desk offers. A college replaces them with its own. */
export const answers = {
  acknowledge: {
    name: 'Acknowledge',
    text: 'Thank you for writing to us. We have read your message and are looking into it. We will write to you again.',
  },
  askForMore: {
    name: 'Ask for more',
    text: 'To continue, we need the dates, your class and roll number, and a copy of any document you have. Please answer this mail or come to the office.',
  },
  committee: {
    name: 'Sent to the committee',
    text: 'Your grievance is now with the committee that decides on such matters. It hears everybody concerned, then decides.',
  },
  forSender: {
    name: 'Decided for the sender',
    text: 'The committee has decided in your favour. This is what we will do, and by when:',
  },
  againstSender: {
    name: 'Decided against the sender',
    text: 'The committee could not decide in your favour. These are its reasons:',
  },
  closed: {
    name: 'Closed',
    text: 'We believe that this is settled, and have closed it. If it is not, please write to us again and give its number.',
  },
}
