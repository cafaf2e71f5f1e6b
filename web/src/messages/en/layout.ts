export const layout = {
  skip: 'Skip to the content',
  login: 'Login',
  logout: 'Logout',
  dashboard: 'Dashboard',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainMenu: 'Main',
  announcements: 'Announcements',
  latest: 'Latest',
  pauseAnnouncements: 'Pause the announcements',
  allNotices: 'All notices and circulars',
  quickLinks: 'Quick Links',
  usefulLinks: 'Useful Links',
  rights: (year: number, college: string) => `© ${year} ${college}. All rights reserved.`,
  printedOn: (day: string) => `Printed on ${day}`,
  /** Offers this language on a page in another one. */
  language: {
    offer: 'This website is available in English.',
    decline: 'No, thank you',
  },
}
