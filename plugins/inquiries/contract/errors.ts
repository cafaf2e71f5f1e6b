export const errors = {
  'inquiry-look-ended': [
    403,
    'For your safety this page closed after 30 minutes. Ask for a new code to open it again.',
  ],
  'wrong-status': [409, 'You can’t give this enquiry that status now. Choose another status.'],
  'no-appeal': [409, 'You can appeal once, after a grievance has been decided.'],
} as const
