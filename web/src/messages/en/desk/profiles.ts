export const profiles = {
  /** Fields that are not on the public profile; it has the others (`faculty.profile.details`). */
  fields: {
    name: 'Name',
    designation: 'Designation',
    department: 'Department',
    email: 'Email',
    phone: 'Phone',
  },
  chooseDesignation: 'Choose a designation',
  publicProfile: 'Public profile',
  /** The fields that a draft of a profile does not include. */
  withoutFiles: 'the photo, resume and password',
  photo: {
    label: 'Photo',
    choose: 'Choose a photo',
    change: 'Change photo',
    chooseAnother: 'Choose another picture',
    keep: 'Keep the current photo',
    none: 'No photo',
    hint: 'A JPEG, PNG or WebP picture. It is shown upright: 4 wide, 5 high.',
    settingsNotLoaded: 'The crop tool could not be loaded. The middle of the picture will be shown.',
    part: 'Part of the picture',
    zoom: 'Zoom',
    move: 'Drag the picture, or move it with the arrow keys, until the face is in the frame.',
  },
  resume: {
    label: 'Resume',
    hint: (megabytes: number) => `A PDF or a Word document (.doc, .docx) of up to ${megabytes} MB.`,
    current: 'The current resume',
    willBeReplaced: ' will be replaced',
    wrongType: 'This type of file is not accepted. Please choose a PDF or a Word document.',
    notWhatItSays:
      'This file is not a PDF or a Word document, whatever its name says. Please choose another file.',
    unreadable: 'This file could not be read. Please choose it again, or another file.',
    tooLarge: (megabytes: number) => `The file is too large. It can be up to ${megabytes} MB.`,
  },
  password: {
    label: 'New password',
    /** `rule` is the requirement. */
    hint: (rule: string) =>
      `Leave blank to keep current. ${rule} A new password works for one sign-in. The teacher then chooses their own.`,
    ownHint: (rule: string) =>
      `Leave blank to keep current. ${rule} A new password signs you out on all other devices.`,
  },
}
