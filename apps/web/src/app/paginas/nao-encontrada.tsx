import { tituloDaPagina } from '@rateia/domain/marca';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { rotaFeita } from '../../lib/rotas.ts';
import { sessaoAtual } from '../../lib/sessao.ts';
import { Botao } from '../../ui/base/botao.tsx';
import { Logo } from '../../ui/marca/logo.tsx';
import { Anel } from '../../ui/partes/anel.tsx';
import c from './pagina-avulsa.module.css';

const TITULO = 'Esta página não existe';

/** Any unknown path (spec 1, §2), and any page that is not made yet. */
export function NaoEncontrada() {
  useEffect(() => {
    document.title = tituloDaPagina(TITULO);
  }, []);
  const conectado = sessaoAtual.existe() && rotaFeita('grupos');
  return (
    <main id="conteudo" className={c['avulsa']}>
      <Logo />
      <Anel partes={['vazia', 'vazia', 'vazia', 'vazia', 'sua']} tamanho={120} grossura={0.5} />
      <h1 tabIndex={-1}>{TITULO}</h1>
      <p>O endereço pode ter mudado, ou o link veio incompleto.</p>
      <Botao href={conectado ? paths.grupos() : paths.login()}>
        {conectado ? 'Ir para o início' : 'Entrar na conta'}
      </Botao>
    </main>
  );
}
