export const home = {
  admissionProcedure: 'Admission procedure',
  allNotices: 'All notices',
  newsAndEvents: 'News and events',
  notices: 'Notices & Circulars',
  latestNews: 'Latest News',
  leadership: 'Our Leadership',
  events: 'Upcoming Events',
  readMore: 'Read more',
  /** Follows 'Read more', for screen readers. */
  ofNotices: ' of notices and circulars',
  ofEvents: ' of upcoming events',
  nonTeachingStaff: 'Non-teaching staff',
  viewDetails: 'View Details',
  ofCourse: (course: string) => ` of ${course}`,
  enquire: 'Send Enquiry',
  aboutCourse: (course: string) => ` about ${course}`,
  enquiryAnswer: (course: string) =>
    `Thank you for your interest in ${course}. Our team will contact you shortly.`,
  /** Follows `enquiryAnswer`, above the form. */
  soThatWeCan: 'So that we can, tell us how to reach you and what you would like to know.',
  carousel: {
    label: 'Life at the college',
    carousel: 'carousel',
    slides: 'Slides',
    slide: 'slide',
    position: (at: number, count: number) => `${at} of ${count}`,
    pause: 'Pause the slides',
    goTo: (at: number) => `Slide ${at}`,
    previous: 'Previous slide',
    next: 'Next slide',
  },
  scenes: {
    'scene-1':
      'The college seen through an arch: students in a sunlit courtyard, a banyan tree, a domed hall.',
    'scene-2': 'Students read at long tables between tall book shelves and arched windows.',
    'scene-3':
      'Three students in white coats and goggles at a bench with flasks, a burette and a microscope.',
    'scene-4': 'Three runners on a red track; behind them two teams play kabaddi before the college.',
    'scene-5': 'Cadets march past a flag while volunteers water saplings on the lawn.',
    'scene-6': 'Three dancers on a stage hung with marigolds, between brass lamps, before an evening crowd.',
    'scene-7': 'Students with umbrellas cross the wet courtyard in the rain.',
  },
}
