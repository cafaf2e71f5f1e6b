/** What the form tells about a course. The course is '' until one is chosen. */
export type CourseTexts = {
  /** The option's text, given that of the course alone. */
  labelOf: (course: string, text: string) => string
  /** A note under the field; '' for none. */
  noteOf: (course: string) => string
  /** Why no application for the course is accepted now; undefined if it is. */
  issueOf: (course: string) => string | undefined
  /** Returns true if later steps ask for the stream and the marks. */
  asksMarksLater: (course: string) => boolean
}

export const noCourseTexts: CourseTexts = {
  labelOf: (_, text) => text,
  noteOf: () => '',
  issueOf: () => undefined,
  asksMarksLater: () => false,
}
