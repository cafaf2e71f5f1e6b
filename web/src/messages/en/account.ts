export const account = {
  title: 'Login to Dashboard',
  description: 'Teachers and the office sign in here to their dashboards.',
  intro: 'For teachers and the college office.',
  username: 'Username',
  password: 'Password',
  forgotten: 'Forgot Password?',
  login: 'Login',
  loggingIn: 'Logging in...',
  loginRefused: 'Invalid username or password',
  loginFailed: 'An error occurred during login. Please try again.',

  forgottenTitle: 'Forgot your password?',
  forgottenIntro: 'We mail you a one-time code. With it you set a new password.',
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  email: 'Email',
  emailHint: 'The address that you log in with.',
  emailMissing: 'Please enter your email address.',
  sendCode: 'Send OTP',
  sendingCode: 'Sending OTP...',
  haveCode: 'I have a code',
  codeSent: (minutes: number) =>
    `If there is an account with this address, a code is on its way to it. It is good for ${minutes} minutes.`,
  codeRefused: 'Failed to send OTP.',
  codeFailed: 'An error occurred while sending OTP. Please try again.',

  newTitle: 'Set a new password',
  newIntro: 'With the new password you are signed out on all other devices.',
  code: 'OTP',
  codeHint: 'The six digits from the mail.',
  newPassword: 'New Password',
  newPasswordHint: (least: number) =>
    `At least ${least} characters. A few words that only you would put together are best.`,
  repeatPassword: 'Confirm New Password',
  fieldsMissing: 'All fields are required.',
  passwordsDiffer: 'New password and confirm password do not match.',
  reset: 'Reset Password',
  resetting: 'Resetting Password...',
  resetDone: 'Password reset successfully. You can now log in with your new password.',
  resetRefused: 'Failed to reset password.',
  resetFailed: 'An error occurred while resetting password. Please try again.',
  /** Shown after a sign-in with a password from the office. */
  chooseTitle: 'Choose your own password',
  chooseIntro: 'The office knows the password you used. To go on, choose one that only you know.',
  choose: 'Save password and sign in',
  choosing: 'Saving password...',
  chooseByCode: 'Use a code by mail instead',
  chooseRefused: 'Your password was not saved.',
  chooseFailed:
    'Your password was not saved: there is no connection. What you typed is still here; try again.',
  /** For accounts from before the office's passwords expired. */
  askTitle: 'Did the office choose your password?',
  askIntro: 'Then others may know it: choose one of your own. We ask this only once.',
  chooseOwn: 'Choose my own password',
  isMine: 'It is mine',
  keepFailed: 'Your answer did not reach us. Check your internet connection and try again.',

  askAgain: 'Ask for a new code',
  back: 'Back to Login',

  help: {
    label: 'Help with signing in',
    isNew: 'New here?',
    isNewText:
      'Sign in with the password from the office, then choose your own. Or set one with ‘Forgot Password?’.',
    isLockedOut: 'Cannot get in?',
    isLockedOutText: 'Ask the college office:',
    isStudent: 'Are you a student?',
    toStudents: 'Go to the student page',
  },
  access: {
    given: (names: string) => `The office gave you access: ${names}.`,
    taken: (names: string) => `The office took away your access: ${names}.`,
    read: 'Close this message',
  },
  session: {
    checking: 'Checking your session…',
    unreachable:
      'The server could not be reached. You are still signed in, and the connection is being tried again.',
    noAccess: 'This account has no access to the dashboard any more. Please ask the college office.',
  },
}
