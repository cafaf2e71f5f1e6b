import type { PdfContent } from '@prangan/contract/content/pdf-content'

export const pdf: PdfContent = {
  name: 'syllabus-bsc-bio',
  title: { en: 'Syllabus: B.Sc., Bio group', hi: 'पाठ्यक्रम: बी.एससी., जीव विज्ञान वर्ग' },
  subtitle: 'Chemistry, Zoology, Botany; 3 years, 6 semesters; session 2026-27',
  revisedOn: '2026-07-01',
  sections: [
    {
      heading: { en: 'How to read this syllabus', hi: 'पाठ्यक्रम के बारे में' },
      paragraphs: [
        'Each semester has one theory paper of 75 marks and one practical of 25 marks in each of the three subjects. You pass theory and practical separately, with 33 per cent in each. Bring the record file, certified by the head of the department, to the practical examination.',
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
      heading: { en: 'Zoology', hi: 'जंतु विज्ञान' },
      table: {
        widths: [0.13, 0.5, 0.37],
        columns: ['Semester', 'Paper', 'Practical or project'],
        rows: [
          ['I', 'Lower non-chordates', 'Slides and specimens'],
          ['II', 'Higher non-chordates; cell biology', 'Mounting; cell division'],
          ['III', 'Chordates', 'Bones and specimens'],
          ['IV', 'Animal physiology and biochemistry', 'Blood and enzymes'],
          ['V', 'Genetics, evolution, animal behaviour', 'Genetic problems; behaviour diary'],
          ['VI', 'Ecology; fisheries and applied zoology', 'Bird count at the lake; project'],
        ],
      },
    },
    {
      heading: { en: 'Botany', hi: 'वनस्पति विज्ञान' },
      table: {
        widths: [0.13, 0.5, 0.37],
        columns: ['Semester', 'Paper', 'Practical or project'],
        rows: [
          ['I', 'Algae, fungi, lichens', 'Collection and slides'],
          ['II', 'Bryophytes, pteridophytes, gymnosperms', 'Sections and fossils'],
          ['III', 'Taxonomy of flowering plants', 'Families; twenty herbarium sheets'],
          ['IV', 'Anatomy and embryology', 'Sections; pollen'],
          ['V', 'Plant physiology and biochemistry', 'Transpiration, respiration'],
          ['VI', 'Genetics, ecology, economic botany', 'Quadrats at the lake; project'],
        ],
      },
    },
    {
      heading: { en: 'Field work', hi: 'क्षेत्र-कार्य' },
      items: [
        'November: the lake in winter, plants and migratory birds',
        'February: the forest nursery, trees and their seeds',
        'Keep a field notebook from the first semester on, and bring it to the practical examination',
      ],
    },
  ],
}
