import { MARCA } from '@rateia/domain/marca';
import { IconMail } from '@tabler/icons-react';
import { useEffect } from 'react';
import { paths } from '../../../lib/paths.ts';
import { rotaFeita } from '../../../lib/rotas.ts';
import { sessaoAtual } from '../../../lib/sessao.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Secao } from '../../../ui/base/secao.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';
import { assuntos } from '../artigos.ts';
import { ArtigosDaAjuda } from '../components/artigos-da-ajuda.tsx';
import c from './ajuda.module.css';

const E_MAIL_DO_SUPORTE = 'ajuda@rateia.example';

/** /ajuda: the questions that people ask, each with an address of its own, and how to reach a person. */
export function TelaAjuda() {
  useEffect(() => {
    // The fragment names an article that was not in the page yet when the browser looked for it, or another one since.
    function mostrar(): void {
      const artigo = document.getElementById(window.location.hash.slice(1));
      if (artigo instanceof HTMLDetailsElement) artigo.open = true;
      artigo?.scrollIntoView();
    }
    mostrar();
    window.addEventListener('hashchange', mostrar);
    return () => window.removeEventListener('hashchange', mostrar);
  }, []);
  const conectado = sessaoAtual.existe();
  const pagina = (
    <Pagina titulo="Ajuda" largura="media" voltar={conectado ? paths.grupos() : paths.login()}>
      <div className={c['assuntos']} id="artigos">
        {assuntos.map(({ titulo, artigos }) => (
          <Secao key={titulo} titulo={titulo}>
            <ArtigosDaAjuda artigos={artigos} />
          </Secao>
        ))}
        <section id="contato">
          <Cartao titulo="Não achou o que procurava?">
            <p>Conte o que aconteceu. Uma pessoa da {MARCA} lê e responde.</p>
            <p>
              Parou tudo? Veja a <Ligacao href={paths.situacao()}>situação da {MARCA}</Ligacao>.
            </p>
            {conectado && rotaFeita('perfilRelatarProblema') ? (
              <Botao href={paths.perfilRelatarProblema()}>Relatar um problema</Botao>
            ) : (
              <Botao href={`mailto:${E_MAIL_DO_SUPORTE}`} icone={<IconMail size={20} stroke={1.75} />}>
                Escrever para o suporte
              </Botao>
            )}
          </Cartao>
        </section>
      </div>
    </Pagina>
  );
  return conectado ? pagina : <QuadroPublico>{pagina}</QuadroPublico>;
}
