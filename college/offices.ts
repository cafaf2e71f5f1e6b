/**
 * The offices and committees that texts refer to as `{{icc}}`, `{{icc.person}}`, `{{icc.email}}` and so on. They are the first
 * content of the site settings, where the office changes them.
 */
export const offices = {
  admission: { name: { en: 'Admission counter', hi: 'प्रवेश काउंटर' }, email: 'admission@sarvodaya.test' },
  accounts: { name: { en: 'Accounts section', hi: 'लेखा अनुभाग' }, email: 'accounts@sarvodaya.test' },
  examination: {
    name: { en: 'Examination department', hi: 'परीक्षा विभाग' },
    email: 'examination@sarvodaya.test',
  },
  scholarship: {
    name: { en: 'Scholarship cell', hi: 'छात्रवृत्ति प्रकोष्ठ' },
    email: 'scholarship@sarvodaya.test',
    place: { en: 'Room 9', hi: 'कक्ष 9' },
  },
  grievance: {
    name: { en: 'Grievance cell', hi: 'शिकायत निवारण प्रकोष्ठ' },
    email: 'grievance@sarvodaya.test',
    place: { en: 'Room 3', hi: 'कक्ष 3' },
  },
  icc: {
    name: { en: 'Internal Complaints Committee', hi: 'आंतरिक शिकायत समिति' },
    person: { en: 'Prof. Pushpa Devi Maurya', hi: 'प्रो. पुष्पा देवी मौर्य' },
    email: 'icc@sarvodaya.test',
  },
  proctor: {
    name: { en: 'Proctorial board', hi: 'कुलानुशासक मंडल' },
    person: { en: 'Prof. Alok Nath Dwivedi', hi: 'प्रो. आलोक नाथ द्विवेदी' },
    email: 'proctor@sarvodaya.test',
  },
  pro: {
    name: { en: 'Public relation officer', hi: 'जनसंपर्क अधिकारी' },
    person: { en: 'Dr. Irfan Ahmad Ansari', hi: 'डॉ. इरफ़ान अहमद अंसारी' },
    email: 'pro@sarvodaya.test',
    place: { en: 'Enquiry room, beside the main gate', hi: 'पूछताछ कक्ष, मुख्य द्वार के पास' },
    hours: { en: 'Working days, 11 a.m. to 1 p.m.', hi: 'कार्य दिवस, सुबह 11 से दोपहर 1 बजे तक' },
  },
  library: {
    name: { en: 'Library', hi: 'पुस्तकालय' },
    person: { en: 'Smt. Shabana Begum', hi: 'श्रीमती शबाना बेगम' },
    email: 'library@sarvodaya.test',
    hours: { en: 'Working days, 10 a.m. to 3 p.m.', hi: 'कार्य दिवस, सुबह 10 बजे से दोपहर 3 बजे तक' },
  },
  sports: {
    name: { en: 'Sports', hi: 'खेलकूद' },
    person: { en: 'Dr. Sandeep Kumar Patel', hi: 'डॉ. संदीप कुमार पटेल' },
    email: 'sports@sarvodaya.test',
    place: { en: 'Room 18', hi: 'कक्ष 18' },
  },
  nss: {
    name: { en: 'National Service Scheme', hi: 'राष्ट्रीय सेवा योजना' },
    person: { en: 'Dr. Sunita Yadav', hi: 'डॉ. सुनीता यादव' },
    email: 'nss@sarvodaya.test',
  },
  ncc: { name: { en: 'National Cadet Corps', hi: 'राष्ट्रीय कैडेट कोर' }, email: 'ncc@sarvodaya.test' },
  rovers: { name: { en: 'Rovers and Rangers', hi: 'रोवर्स और रेंजर्स' }, email: 'rovers.rangers@sarvodaya.test' },
  literaryClub: { name: { en: 'Literary club', hi: 'साहित्य परिषद्' }, email: 'literaryclub@sarvodaya.test' },
  culture: {
    name: { en: 'Cultural committee', hi: 'सांस्कृतिक समिति' },
    person: { en: 'Prof. Pushpa Devi Maurya', hi: 'प्रो. पुष्पा देवी मौर्य' },
    email: 'culture@sarvodaya.test',
  },
  iqac: {
    name: { en: 'Internal Quality Assurance Cell', hi: 'आंतरिक गुणवत्ता आश्वासन प्रकोष्ठ' },
    email: 'iqac@sarvodaya.test',
  },
  research: { name: { en: 'Research cell', hi: 'शोध प्रकोष्ठ' }, email: 'research@sarvodaya.test' },
  career: {
    name: { en: 'Career counselling cell', hi: 'करियर परामर्श प्रकोष्ठ' },
    email: 'career@sarvodaya.test',
  },
  workshops: { name: { en: 'Workshops', hi: 'कार्यशालाएँ' }, email: 'workshops@sarvodaya.test' },
} as const
