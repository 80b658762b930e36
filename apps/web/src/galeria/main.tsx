import { createRoot } from 'react-dom/client';
import { DialogosHost } from '../ui/dialogo/dialogos-host.tsx';
import { ToastsHost } from '../ui/dialogo/toasts-host.tsx';
import { Pagina } from '../ui/layout/pagina.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { CampanhasNaGaleria } from './campanhas.tsx';
import { CarteiraNaGaleria } from './carteira.tsx';
import { ConversaNaGaleria } from './conversa.tsx';
import { EnvioNaGaleria } from './envio.tsx';
import { FormularioNaGaleria } from './formulario.tsx';
import { GruposNaGaleria } from './grupos.tsx';
import { LoteriasNaGaleria } from './loterias.tsx';
import { MarcaNaGaleria } from './marca.tsx';
import { PagamentoNaGaleria } from './pagamento.tsx';
import { PecasNaGaleria } from './pecas.tsx';
import { QuadrosNaGaleria } from './quadros.tsx';
import { SituacoesNaGaleria } from './situacoes.tsx';

/** Every component with the states that screens seldom show. `npm run ui` serves it; it is no part of the build. */
function Galeria() {
  return (
    <UiProvider>
      <Pagina titulo="Componentes" subtitulo="Inventário, com os estados que as telas não mostram.">
        <MarcaNaGaleria />
        <PecasNaGaleria />
        <GruposNaGaleria />
        <PagamentoNaGaleria />
        <CarteiraNaGaleria />
        <ConversaNaGaleria />
        <LoteriasNaGaleria />
        <FormularioNaGaleria />
        <EnvioNaGaleria />
        <CampanhasNaGaleria />
        <QuadrosNaGaleria />
        <SituacoesNaGaleria />
      </Pagina>
      <DialogosHost />
      <ToastsHost />
    </UiProvider>
  );
}

const raiz = document.getElementById('raiz');
if (raiz === null) throw new Error('the page has no place for the gallery');
createRoot(raiz).render(<Galeria />);
