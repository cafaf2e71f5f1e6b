export const errors = {
  'subscription-link-ended': [404, 'This link no longer works. Subscribe again to get a new one.'],
  'unknown-push-service': [
    400,
    'We don’t know the service that sends notifications to this browser. Get our notices by e-mail instead.',
  ],
  'push-off': [503, 'Notifications can’t be turned on at the moment. Get our notices by e-mail instead.'],
  'no-such-device': [404, 'This device gets no notifications from us.'],
} as const
