/**
 * Style sheets of the base, in their order. Mantine's live in the `mantine` layer, so that a CSS module of ours
 * always wins. They alone are loaded of it, and dress elements of ours (ADR 033).
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import 'virtual:tema.css';
import './fontes.css';
import './global.css';
import './navegador.css';
import './primeira.css';
