import { college } from '@prangan/contract/college.config'
import type { LocalizedText, Menu, MenuLink } from '@prangan/contract/schemas/content'
import { paths } from '../../paths.ts'
import { both } from '../texts.ts'

const link = (page: { path: string }, text: LocalizedText): MenuLink => ({ text, href: page.path })

export const menus: Menu[] = [
  {
    text: both('About', 'परिचय'),
    groups: [
      {
        links: [
          link(paths.history, both('History', 'इतिहास')),
          link(paths.vision, both('Vision and mission', 'दृष्टि एवं ध्येय')),
          link(paths.managersMessage, both("Manager's message", 'प्रबंधक का संदेश')),
          link(paths.principalsMessage, both("Principal's message", 'प्राचार्या का संदेश')),
          link(paths.codeOfConduct, both('Code of conduct', 'आचार संहिता')),
        ],
      },
    ],
  },
  {
    text: both('Administration', 'प्रशासन'),
    groups: [
      {
        title: both('Offices', 'कार्यालय'),
        links: [
          link(paths.governingBody, both('Governing body', 'प्रबंध समिति')),
          link(paths.publicRelationOfficer, both('Public relation officer', 'जनसंपर्क अधिकारी')),
          link(paths.nonTeachingStaff, both('Non-teaching staff', 'शिक्षणेतर कर्मचारी')),
        ],
      },
      {
        title: both('Committees', 'समितियाँ एवं प्रकोष्ठ'),
        links: [
          link(paths.proctorialBoard, both('Proctorial board', 'कुलानुशासक मंडल')),
          link(paths.grievanceCell, both('Grievance cell', 'शिकायत निवारण प्रकोष्ठ')),
          link(paths.grievance, both('File a grievance', 'शिकायत दर्ज करें')),
          link(paths.inquiry, both('Follow a grievance or enquiry', 'शिकायत अथवा पूछताछ की स्थिति देखें')),
          link(paths.researchInnovation, both('Research and innovation', 'शोध एवं नवाचार')),
          link(paths.literaryClub, both('Literary club', 'साहित्य परिषद्')),
          link(paths.careerCounselling, both('Career counselling', 'करियर परामर्श')),
          link(
            paths.harassmentCommittee,
            both('Committee against sexual harassment', 'यौन उत्पीड़न निवारण समिति'),
          ),
        ],
      },
    ],
  },
  {
    text: both('Academics', 'शैक्षणिक'),
    groups: [
      {
        title: both('Programmes', 'उपाधि पाठ्यक्रम'),
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
        title: both('Faculty', 'संकाय'),
        links: [
          link(paths.facultyOfArts, college.faculties.arts),
          link(paths.facultyOfScience, college.faculties.science),
        ],
      },
      {
        title: both('Study', 'अध्ययन'),
        links: [
          link(paths.library, both('Library', 'पुस्तकालय')),
          link(paths.syllabus, both('Syllabus', 'पाठ्यक्रम (सिलेबस)')),
          link(paths.timetable, both('Time table', 'समय-सारणी')),
        ],
      },
    ],
  },
  {
    text: both('Admissions', 'प्रवेश'),
    groups: [
      {
        links: [
          link(paths.admissionProcedure, both('Admission procedure', 'प्रवेश प्रक्रिया')),
          link(paths.registration, both('Online registration', 'ऑनलाइन पंजीकरण')),
          link(paths.application, both('Track your application', 'अपने आवेदन की स्थिति देखें')),
          link(paths.meritLists, both('Merit lists', 'योग्यता सूचियाँ')),
          link(paths.importantNotice, both('Important notice', 'महत्वपूर्ण सूचना')),
        ],
      },
    ],
  },
  {
    text: both('Alumni', 'पूर्व छात्र'),
    groups: [
      {
        links: [
          link(paths.alumniAssociation, both('Alumni association', 'पुरातन छात्र परिषद्')),
          link(paths.alumniRegistration, both('Alumni registration', 'पूर्व छात्र पंजीकरण')),
          link(paths.alumniGallery, both('Alumni gallery', 'पूर्व छात्र दीर्घा')),
        ],
      },
    ],
  },
  {
    text: both('Events', 'गतिविधियाँ'),
    groups: [
      {
        links: [
          link(paths.culturalEvents, both('Cultural events', 'सांस्कृतिक कार्यक्रम')),
          link(paths.sports, both('Sports', 'खेलकूद')),
          link(paths.nss, both('NSS', 'राष्ट्रीय सेवा योजना (एनएसएस)')),
          link(paths.ncc, both('NCC', 'राष्ट्रीय कैडेट कोर (एनसीसी)')),
          link(paths.roversRangers, both('Rovers and Rangers', 'रोवर्स एवं रेंजर्स')),
          link(paths.quizSeminar, both('Quiz and seminar', 'प्रश्नोत्तरी एवं संगोष्ठी')),
          link(paths.workshops, both('Workshops', 'कार्यशालाएँ')),
        ],
      },
    ],
  },
  {
    text: both('IQAC', 'आई.क्यू.ए.सी.'),
    groups: [
      {
        links: [
          link(paths.iqac, both('About IQAC', 'आई.क्यू.ए.सी. का परिचय')),
          link(paths.iqacCommittee, both('IQAC committee', 'आई.क्यू.ए.सी. समिति')),
        ],
      },
    ],
  },
  { text: both('Contact', 'संपर्क'), href: paths.contact.path, groups: [] },
]
