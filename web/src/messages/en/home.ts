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
  tellUs: 'Tell us below how to reach you and what you would like to know.',
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
}
