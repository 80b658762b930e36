/**
 * Style sheets of the base, in their order. Mantine's live in the `mantine` layer, so that a CSS module of ours
 * always wins. A component of Mantine used by one screen brings its own sheet there:
 * `import '@mantine/core/styles/Accordion.layer.css'`.
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import 'virtual:tema.css';
import './fontes.css';
import './global.css';
