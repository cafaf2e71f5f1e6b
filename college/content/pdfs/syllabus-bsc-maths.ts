import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const pdf: PdfContent = {
  name: 'syllabus-bsc-maths',
  title: { en: 'Syllabus: B.Sc., Maths group', hi: 'पाठ्यक्रम: बी.एससी., गणित वर्ग' },
  subtitle: 'Chemistry, Physics, Mathematics; 3 years, 6 semesters; session 2026-27',
  revisedOn: '2026-07-01',
  sections: [
    {
      heading: { en: 'How to read this syllabus', hi: 'पाठ्यक्रम के बारे में' },
      paragraphs: [
        'Each semester has one theory paper of 75 marks and one practical of 25 marks in Chemistry and Physics; Mathematics has one theory paper of 100 marks. You pass theory and practical separately, with 33 per cent in each. Bring the record file, certified by the head of the department, to the practical examination.',
      ],
    },
    {
      heading: { en: 'Chemistry', hi: 'रसायन विज्ञान' },
      table: {
        widths: [0.13, 0.5, 0.37],
        columns: ['Semester', 'Paper', 'Practical or project'],
        rows: [
          ['I', 'Atomic structure, bonding; basic organic chemistry', 'Qualitative analysis of salts'],
          ['II', 'States of matter, thermodynamics; hydrocarbons', 'Heat of reaction; crystallization'],
          ['III', 'Transition elements; alcohols and carbonyl compounds', 'Volumetric analysis'],
          ['IV', 'Electrochemistry, kinetics; amines', 'Conductometry; functional groups'],
          ['V', 'Coordination compounds; spectroscopy', 'Gravimetric analysis'],
          ['VI', 'Natural products, polymers, analytical methods', 'Analysis of well and river water'],
        ],
      },
    },
    {
      heading: { en: 'Physics', hi: 'भौतिकी' },
      table: {
        widths: [0.13, 0.5, 0.37],
        columns: ['Semester', 'Paper', 'Practical or project'],
        rows: [
          ['I', 'Mechanics and properties of matter', 'Pendulums, elasticity'],
          ['II', 'Heat and thermodynamics', 'Specific heats, conductivity'],
          ['III', 'Electricity and magnetism', 'Bridges, galvanometers'],
          ['IV', 'Waves and optics', 'Lenses, gratings'],
          ['V', 'Modern physics and solid state', 'Planck’s constant, thin films'],
          ['VI', 'Electronics; nuclear physics', 'Amplifiers; a solar cell'],
        ],
      },
    },
    {
      heading: { en: 'Mathematics', hi: 'गणित' },
      table: {
        widths: [0.13, 0.87],
        columns: ['Semester', 'Paper'],
        rows: [
          ['I', 'Differential calculus and trigonometry'],
          ['II', 'Integral calculus and geometry'],
          ['III', 'Algebra: groups and rings'],
          ['IV', 'Differential equations'],
          ['V', 'Real analysis'],
          ['VI', 'Linear algebra; numerical methods'],
        ],
      },
    },
    {
      heading: { en: 'Books to begin with', hi: 'प्रारंभिक पुस्तकें' },
      items: [
        'The NCERT textbooks of class 12, once more from the first page',
        'Practical Physics for the first two semesters, from the library counter',
        'The collected question papers of the last five years, in the reading room',
      ],
    },
  ],
}
