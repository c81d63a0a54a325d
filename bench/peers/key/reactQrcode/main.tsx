import { QRCodeSVG } from 'qrcode.react'
import { createRoot } from 'react-dom/client'

const element = document.getElementById('root')
if (element) createRoot(element).render(<><h1>Key</h1><QRCodeSVG value="GK1:7Q4M2Z8T:000041:3F9A" size={280} level="M" marginSize={4} /></>)
