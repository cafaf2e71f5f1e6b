export type RecordTexts = Record<
  | 'title'
  | 'add'
  | 'newTitle'
  | 'editTitle'
  | 'deleteTitle'
  | 'empty'
  | 'loadFailed'
  | 'added'
  | 'changed'
  | 'deleted'
  | 'addFailed'
  | 'changeFailed'
  | 'deleteFailed'
  | 'restored'
  | 'restoreFailed',
  string
>

/** Returns the English texts for a noun. */
function textsOf(one: string, more: Partial<RecordTexts> = {}): RecordTexts {
  const noun = one.toLowerCase()
  return {
    title: `${one}s`,
    add: `Add ${one}`,
    newTitle: `New ${noun}`,
    editTitle: `Edit ${noun}`,
    deleteTitle: `Delete this ${noun}?`,
    empty: `No ${noun}s found. Add your first ${noun}!`,
    loadFailed: `Failed to load ${noun}s. Please try again later.`,
    added: `${one} added successfully!`,
    changed: `${one} updated successfully!`,
    deleted: `${one} deleted successfully.`,
    addFailed: `Failed to add ${noun}. Please try again.`,
    changeFailed: `Failed to update ${noun}. Please try again.`,
    deleteFailed: `Failed to delete ${noun}. Please try again.`,
    restored: `${one} restored.`,
    restoreFailed: `We couldn't bring this ${noun} back. Press Undo again.`,
    ...more,
  }
}

export const ownRecords = {
  experiences: textsOf('Experience'),
  awards: textsOf('Award', { title: 'Awards & Honors' }),
  qualifications: textsOf('Qualification'),
  publications: textsOf('Publication', { addFailed: 'Error adding publication. Please try again.' }),
  adding: 'Adding…',
  closeForm: 'Close the form',
  edit: (what: string) => `Edit ${what}`,
  remove: (what: string) => `Delete ${what}`,
  deleting: {
    text: 'It is removed from your public profile at once. You can undo this for ten seconds.',
    action: 'Delete',
    busy: 'Deleting…',
  },
  fields: {
    designation: 'Designation',
    organization: 'Organization',
    from: 'From',
    to: 'To',
    title: 'Title',
    year: 'Year',
    degree: 'Degree',
    specialisation: 'Field of study',
    institute: 'Institution',
    publication: 'Publication title',
    department: 'Department',
    category: 'Category',
    month: 'Month',
    indexing: 'Indexing',
    issn: 'ISSN',
    impact: 'Impact factor',
  },
  hints: {
    date: 'As exactly as you know it: 5 July 2019, July 2019 or 2019.',
    end: 'As exactly as you know it. If you still hold this post, tick Present.',
    year: 'Four digits, for example 2024.',
    department: 'The department of the college that it counts for.',
    category: 'Pick one, or type another.',
    indexing: 'For example UGC-CARE or Scopus.',
    issn: 'For example 2999-0149.',
  },
  datePlaceholder: 'July 2019',
  yearPlaceholder: 'YYYY',
  present: 'Present',
  goesOn: 'Present: I still hold this post',
  categories: ['Research paper', 'Conference paper', 'Book', 'Book chapter', 'Edited book', 'Patent'],
  highlights: {
    given: (given: number, most: number) =>
      `Publications with a star come first on your public profile. You have used ${given} of ${most} stars.`,
    showFirst: (what: string) => `Show ${what} first`,
    failed: 'Failed to save the highlights. Please try again.',
  },
  doi: {
    label: 'DOI (optional)',
    hint: 'Fills in the fields below, for example from 10.1234/abc.56.',
    missing: 'Please enter a DOI first.',
    lookUp: 'Fill in from DOI',
    lookingUp: 'Looking up…',
    found: 'We filled in what we found. Check it, and add the department.',
    failed:
      'There is no connection, so we couldn’t look up the DOI. Fill in the fields yourself, or try again later.',
  },
}
