import { college } from '@prangan/college/config'
import { both } from '@prangan/contract/content/write-seed'
import { facultyPath } from '@prangan/contract/departments'
import { pagePaths } from '@prangan/contract/page-paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Menu, MenuLink } from '@prangan/contract/schemas/site-settings'

const link = (page: { path: string }, text: LocalizedText): MenuLink => ({ text, href: page.path })

export const menus: Menu[] = [
  {
    text: both('About', 'परिचय'),
    groups: [
      {
        links: [
          link(pagePaths.history, both('History', 'इतिहास')),
          link(pagePaths.vision, both('Vision and mission', 'लक्ष्य और उद्देश्य')),
          link(pagePaths.managersMessage, both("Manager's message", 'प्रबंधक का संदेश')),
          link(pagePaths.principalsMessage, both("Principal's message", 'प्राचार्या का संदेश')),
          link(pagePaths.codeOfConduct, both('Code of conduct', 'आचार संहिता')),
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
          link(pagePaths.governingBody, both('Governing body', 'प्रबंध समिति')),
          link(pagePaths.publicRelationOfficer, both('Public relation officer', 'जनसंपर्क अधिकारी')),
          link(pagePaths.nonTeachingStaff, both('Non-teaching staff', 'शिक्षणेतर कर्मचारी')),
          link({ path: '/right-to-information' }, both('Right to information', 'सूचना का अधिकार')),
        ],
      },
      {
        title: both('Committees', 'समितियाँ और प्रकोष्ठ'),
        links: [
          link(pagePaths.proctorialBoard, both('Proctorial board', 'कुलानुशासक मंडल')),
          link(pagePaths.grievanceCell, both('Grievance cell', 'शिकायत निवारण प्रकोष्ठ')),
          link({ path: '/grievance' }, both('File a grievance', 'शिकायत दर्ज करें')),
          link({ path: '/inquiry' }, both('Track a grievance or enquiry', 'शिकायत या पूछताछ की स्थिति देखें')),
          link(pagePaths.researchInnovation, both('Research and innovation', 'शोध और नवाचार')),
          link(pagePaths.literaryClub, both('Literary club', 'साहित्य परिषद्')),
          link(pagePaths.careerCounselling, both('Career counselling', 'करियर परामर्श')),
          link(
            pagePaths.harassmentCommittee,
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
        title: both('Programmes', 'पाठ्यक्रम'),
        links: [
          link(pagePaths.ba, college.courses.ba),
          link(pagePaths.bsc, college.courses.bsc),
          link(pagePaths.bcom, college.courses.bcom),
          link(pagePaths.bca, college.courses.bca),
          link(pagePaths.ma, college.courses.ma),
          link(pagePaths.msc, college.courses.msc),
        ],
      },
      {
        title: both('Faculty', 'संकाय'),
        links: [
          link({ path: facultyPath('arts') }, college.faculties.arts),
          link({ path: facultyPath('science') }, college.faculties.science),
        ],
      },
      {
        title: both('For students', 'विद्यार्थियों के लिए'),
        links: [
          link(pagePaths.library, both('Library', 'पुस्तकालय')),
          link(pagePaths.syllabus, both('Syllabus', 'पाठ्यक्रम (सिलेबस)')),
          link(pagePaths.timetable, both('Time table', 'समय-सारणी')),
          link({ path: '/scholarships' }, both('Scholarships', 'छात्रवृत्ति')),
          link({ path: '/certificates' }, both('Certificates', 'प्रमाण-पत्र')),
          link({ path: '/hostel' }, both('Women’s hostel', 'महिला छात्रावास')),
          link({ path: '/student-safety' }, both('Safety and help', 'सुरक्षा और सहायता')),
        ],
      },
    ],
  },
  {
    text: both('Admissions', 'प्रवेश'),
    groups: [
      {
        links: [
          link(pagePaths.admissionProcedure, both('Admission procedure', 'प्रवेश प्रक्रिया')),
          link(pagePaths.registration, both('Online registration', 'ऑनलाइन पंजीकरण')),
          link({ path: '/application' }, both('Track your application', 'अपने आवेदन की स्थिति देखें')),
          link({ path: '/merit-lists' }, both('Merit lists', 'योग्यता सूचियाँ')),
          link({ path: '/fees' }, both('Fees and refunds', 'शुल्क और शुल्क वापसी')),
          link(pagePaths.importantNotice, both('Important notice', 'ज़रूरी सूचना')),
        ],
      },
    ],
  },
  {
    text: both('Alumni', 'पूर्व छात्र'),
    groups: [
      {
        links: [
          link(pagePaths.alumniAssociation, both('Alumni association', 'पूर्व छात्र संघ')),
          link(pagePaths.alumniRegistration, both('Alumni registration', 'पूर्व छात्र पंजीकरण')),
          link(pagePaths.alumniGallery, both('Alumni gallery', 'पूर्व छात्र गैलरी')),
        ],
      },
    ],
  },
  { text: both('Notices', 'सूचनाएँ'), href: pagePaths.notices.path, groups: [] },
  {
    text: both('Events', 'गतिविधियाँ'),
    groups: [
      {
        links: [
          link(pagePaths.culturalEvents, both('Cultural events', 'सांस्कृतिक कार्यक्रम')),
          link(pagePaths.sports, both('Sports', 'खेलकूद')),
          link(pagePaths.nss, both('NSS', 'राष्ट्रीय सेवा योजना (एनएसएस)')),
          link(pagePaths.ncc, both('NCC', 'राष्ट्रीय कैडेट कोर (एनसीसी)')),
          link(pagePaths.roversRangers, both('Rovers and Rangers', 'रोवर्स और रेंजर्स')),
          link(pagePaths.quizSeminar, both('Quiz and seminar', 'प्रश्नोत्तरी और संगोष्ठी')),
          link(pagePaths.workshops, both('Workshops', 'कार्यशालाएँ')),
        ],
      },
    ],
  },
  {
    text: both('IQAC', 'आई.क्यू.ए.सी.'),
    groups: [
      {
        links: [
          link(pagePaths.iqac, both('About IQAC', 'आई.क्यू.ए.सी. का परिचय')),
          link(pagePaths.iqacCommittee, both('IQAC committee', 'आई.क्यू.ए.सी. समिति')),
        ],
      },
    ],
  },
  { text: both('Contact', 'संपर्क'), href: pagePaths.contact.path, groups: [] },
]
