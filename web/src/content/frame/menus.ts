import { college } from '@prangan/contract/college.config'
import type { Menu, MenuLink } from '@prangan/contract/schemas/content'
import { paths } from '../../paths.ts'

const link = (page: { path: string }, en: string): MenuLink => ({ text: { en }, href: page.path })

/** The top navigation. */
export const menus: Menu[] = [
  {
    text: { en: 'About' },
    groups: [
      {
        links: [
          link(paths.history, 'History'),
          link(paths.vision, 'Vision and mission'),
          link(paths.managersMessage, "Manager's message"),
          link(paths.principalsMessage, "Principal's message"),
          link(paths.codeOfConduct, 'Code of conduct'),
        ],
      },
    ],
  },
  {
    text: { en: 'Administration' },
    groups: [
      {
        title: { en: 'Offices' },
        links: [
          link(paths.governingBody, 'Governing body'),
          link(paths.publicRelationOfficer, 'Public relation officer'),
          link(paths.nonTeachingStaff, 'Non-teaching staff'),
        ],
      },
      {
        title: { en: 'Committees' },
        links: [
          link(paths.proctorialBoard, 'Proctorial board'),
          link(paths.grievanceCell, 'Grievance cell'),
          link(paths.grievance, 'File a grievance'),
          link(paths.inquiry, 'Follow a grievance or enquiry'),
          link(paths.researchInnovation, 'Research and innovation'),
          link(paths.literaryClub, 'Literary club'),
          link(paths.careerCounselling, 'Career counselling'),
          link(paths.harassmentCommittee, 'Committee against sexual harassment'),
        ],
      },
    ],
  },
  {
    text: { en: 'Academics' },
    groups: [
      {
        title: { en: 'Programmes' },
        links: [
          link(paths.ba, college.courses.ba),
          link(paths.bsc, college.courses.bsc),
          link(paths.bcom, college.courses.bcom),
          link(paths.bca, college.courses.bca),
          link(paths.ma, college.courses.ma),
          link(paths.msc, college.courses.msc),
        ],
      },
      {
        title: { en: 'Faculty' },
        links: [
          link(paths.facultyOfArts, college.faculties.arts.en),
          link(paths.facultyOfScience, college.faculties.science.en),
        ],
      },
      {
        title: { en: 'Study' },
        links: [
          link(paths.library, 'Library'),
          link(paths.syllabus, 'Syllabus'),
          link(paths.timetable, 'Time table'),
        ],
      },
    ],
  },
  {
    text: { en: 'Admissions' },
    groups: [
      {
        links: [
          link(paths.admissionProcedure, 'Admission procedure'),
          link(paths.registration, 'Online registration'),
          link(paths.importantNotice, 'Important notice'),
        ],
      },
    ],
  },
  {
    text: { en: 'Alumni' },
    groups: [
      {
        links: [
          link(paths.alumniAssociation, 'Alumni association'),
          link(paths.alumniRegistration, 'Alumni registration'),
          link(paths.alumniGallery, 'Alumni gallery'),
        ],
      },
    ],
  },
  {
    text: { en: 'Events' },
    groups: [
      {
        links: [
          link(paths.culturalEvents, 'Cultural events'),
          link(paths.sports, 'Sports'),
          link(paths.nss, 'NSS'),
          link(paths.ncc, 'NCC'),
          link(paths.roversRangers, 'Rovers and Rangers'),
          link(paths.quizSeminar, 'Quiz and seminar'),
          link(paths.workshops, 'Workshops'),
        ],
      },
    ],
  },
  {
    text: { en: 'IQAC' },
    groups: [{ links: [link(paths.iqac, 'About IQAC'), link(paths.iqacCommittee, 'IQAC committee')] }],
  },
  { text: { en: 'Contact' }, href: paths.contact.path, groups: [] },
]
