const notifications = {
  title: 'Notifications',
  bell: (unread: number, hasMore: boolean) => {
    if (unread === 0) return 'Notifications, none unread'
    return hasMore ? `Notifications, more than ${unread - 1} unread` : `Notifications, ${unread} unread`
  },
  unread: 'Unread',
  none: 'Nothing yet. Here you will see what is assigned to you, what is overdue and what went wrong.',
  notLoaded: 'Your notifications could not be loaded. Please try again.',
  markAll: 'Mark all as read',
  notMarked: 'We couldn’t mark them as read. Try again.',
  choices: {
    title: 'What you get by mail',
    text: 'Each change is saved at once.',
    assigned: 'Assigned to you',
    assignedText: 'A mail whenever an enquiry or grievance is assigned to you.',
    morning: 'Morning mail at 8',
    morningText: 'What is new, overdue and published since yesterday. No mail when nothing happened.',
    saved: 'Your choice was saved.',
    notSaved: 'We couldn’t save your choice. Try again.',
    notLoaded: 'Your choices could not be loaded. Please try again.',
  },
}

export default notifications
