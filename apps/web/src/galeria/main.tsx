import '../ui/estilos.ts';
import { createRoot } from 'react-dom/client';
import { DialogosHost } from '../ui/dialogo/dialogos-host.tsx';
import { ToastsHost } from '../ui/dialogo/toasts-host.tsx';
import { DinheiroSeguro } from '../ui/estado/dinheiro-seguro.tsx';
import { Pagina } from '../ui/layout/pagina.tsx';
import { AcessoNaGaleria } from './acesso.tsx';
import { CampanhasNaGaleria } from './campanhas.tsx';
import { CarteiraNaGaleria } from './carteira.tsx';
import { ConversaNaGaleria } from './conversa.tsx';
import { EstadosDeAcao } from './estados-de-acao.tsx';
import { EstadosDeCampo } from './estados-de-campo.tsx';
import { EstadosDeFluxo } from './estados-de-fluxo.tsx';
import { EstadosDeLista } from './estados-de-lista.tsx';
import { EstadosDePagina } from './estados-de-pagina.tsx';
import { FormularioNaGaleria } from './formulario.tsx';
import { GruposNaGaleria } from './grupos.tsx';
import { LoteriasNaGaleria } from './loterias.tsx';
import { MarcaNaGaleria } from './marca.tsx';
import { PagamentoNaGaleria } from './pagamento.tsx';
import { PecasNaGaleria } from './pecas.tsx';
import { QuadrosNaGaleria } from './quadros.tsx';
import { SituacoesNaGaleria } from './situacoes.tsx';
import { SobreAPagina } from './sobre-a-pagina.tsx';
import { UploadNaGaleria } from './upload.tsx';

/** Every component with the states that screens seldom show. `npm run ui` serves it; it is no part of the build. */
function Galeria() {
  return (
    <>
      <DinheiroSeguro>
        <Pagina titulo="Componentes" subtitulo="Inventário, com os estados que as telas não mostram.">
          <MarcaNaGaleria />
          <PecasNaGaleria />
          <GruposNaGaleria />
          <PagamentoNaGaleria />
          <CarteiraNaGaleria />
          <ConversaNaGaleria />
          <LoteriasNaGaleria />
          <FormularioNaGaleria />
          <AcessoNaGaleria />
          <UploadNaGaleria />
          <CampanhasNaGaleria />
          <QuadrosNaGaleria />
          <SituacoesNaGaleria />
          <EstadosDeAcao />
          <EstadosDeCampo />
          <EstadosDeFluxo />
          <EstadosDeLista />
          <EstadosDePagina />
          <SobreAPagina />
        </Pagina>
      </DinheiroSeguro>
      <DialogosHost />
      <ToastsHost />
    </>
  );
}

const raiz = document.getElementById('raiz');
if (raiz === null) throw new Error('the page has no place for the gallery');
createRoot(raiz).render(<Galeria />);
