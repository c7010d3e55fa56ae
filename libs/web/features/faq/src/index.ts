export { faqRoutes, questionsRoutes } from './faq-routes'
