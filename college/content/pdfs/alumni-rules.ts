import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const pdf: PdfContent = {
  name: 'alumni-rules',
  title: { en: 'Rules of the Alumni Association', hi: 'पूर्व छात्र संघ के नियम' },
  subtitle: 'As adopted by the general meeting',
  revisedOn: '2025-12-14',
  sections: [
    {
      heading: { en: '1. Name and purpose', hi: 'नाम और उद्देश्य' },
      paragraphs: [
        'The association brings together former students of the college, helps its present students, and keeps the memory of the college alive. It has no part in politics.',
      ],
    },
    {
      heading: { en: '2. Members', hi: 'सदस्यता' },
      items: [
        'You may be a member if you earned a degree of the college, or studied here for two years.',
        'Membership begins when the office has checked the registration against the college’s registers. There is no entrance fee; the yearly contribution is voluntary.',
        'Teachers of the college are honorary members without a vote.',
        'A member may leave by a letter to the Secretary. The general meeting may remove a member who has harmed the association, after hearing that member.',
      ],
    },
    {
      heading: { en: '3. The committee', hi: 'कार्यकारिणी' },
      items: [
        'Eight members: President, Vice-President, Secretary, Joint Secretary, Treasurer and three others.',
        'They are elected by the general meeting for three years and may be elected twice in succession.',
        'At least three of the eight are women; at least one has passed out in the last twenty years.',
        'The committee meets once in three months. Four members make a quorum.',
      ],
    },
    {
      heading: { en: '4. The general meeting', hi: 'साधारण सभा' },
      items: [
        'It is held on the second Sunday of December in the college courtyard. Notice is given one month before, on the website and by e-mail.',
        'It hears the reports of the Secretary and the Treasurer, elects the committee when its term ends, and decides by the majority of those present.',
        'Thirty members can ask in writing for an extraordinary meeting.',
      ],
    },
    {
      heading: { en: '5. Money', hi: 'कोष' },
      items: [
        'The money is kept in a bank account in the association’s name, operated by the Treasurer and the Secretary together.',
        'It may be spent on students in need, on books, on lectures and on the yearly meeting, and on nothing else.',
        'Two auditors, who are not on the committee, examine the accounts each November.',
      ],
    },
    {
      heading: { en: '6. Use of members’ data', hi: 'सदस्यों की जानकारी' },
      paragraphs: [
        'The gallery on the website shows a member’s name, photograph, degree, year of passing, designation and place of work. Everything else that was given at registration stays with the office. A member may ask at any time for an entry to be corrected or removed.',
      ],
    },
    {
      heading: { en: '7. Changes', hi: 'संशोधन' },
      paragraphs: [
        'These rules can be changed by two thirds of the members present at a general meeting, if the change was announced with the notice.',
      ],
    },
  ],
}
