export { kioskRoutes, qrCodeRoutes } from './qr-code-routes'
