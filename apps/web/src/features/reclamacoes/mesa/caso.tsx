import { useQuery } from '@tanstack/react-query';
import { diaPerto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { CabecaDaReclamacao } from '../components/cabeca.tsx';
import { Historia } from '../components/historia.tsx';
import { Provas } from '../components/provas.tsx';
import c from '../components/reclamacao.module.css';
import { DecisaoDoCaso } from './decisao-do-caso.tsx';
import { PerguntaDoCaso } from './pergunta-do-caso.tsx';
import type { CasoInteiro } from './queries.ts';
import { mesaDeReclamacoesQueries } from './queries.ts';

const SITUACAO = {
  cumpriu: { tom: 'success', rotulo: 'Cumpriu' },
  naoCumpriu: { tom: 'danger', rotulo: 'Não cumpriu' },
  informa: { tom: 'info', rotulo: 'Vale aqui' },
} as const;

/** One case on one page: what happened, what was seen, what the rules say, and where each centavo goes (DESIGN 11 mediacao). */
export function CasoDaMediacao({ id }: { readonly id: number }) {
  const consulta = useQuery(mesaDeReclamacoesQueries.caso(id));
  return (
    <Consulta consulta={consulta} erro="Não conseguimos carregar o caso" esqueleto={<OssoCartao />}>
      {(caso) => (
        <div className={c['pilha']}>
          <Pessoas caso={caso} />
          <DecisaoDoCaso caso={caso} />
          <PerguntaDoCaso id={id} caso={caso} />
          <Cartao titulo="O que diz cada regra">
            <ListaDefinicao
              itens={caso.regras.map(({ titulo, detalhe, situacao }) => ({
                chave: titulo,
                rotulo: titulo,
                detalhe,
                valor: <Etiqueta tom={SITUACAO[situacao].tom}>{SITUACAO[situacao].rotulo}</Etiqueta>,
              }))}
            />
          </Cartao>
          <Cartao titulo="O que nós vimos">
            <Provas provas={caso.reclamacao.provas} />
          </Cartao>
          <Cartao titulo="O que aconteceu">
            <Historia reclamacao={caso.reclamacao} />
          </Cartao>
        </div>
      )}
    </Consulta>
  );
}

function Pessoas({ caso: { reclamacao: r, membro, administrador, emJogo } }: { readonly caso: CasoInteiro }) {
  return (
    <Cartao>
      <CabecaDaReclamacao reclamacao={r} />
      <ListaDefinicao
        itens={[
          {
            rotulo: <Ligacao href={paths.backofficePessoa(membro.id)}>{`${membro.nome}, membro`}</Ligacao>,
            detalhe: membro.desde === null ? 'Não entrou' : `Desde ${diaPerto(membro.desde.slice(0, 10))}`,
            valor: membro.reclamacoes === 1 ? '1ª reclamação' : `${membro.reclamacoes} reclamações`,
          },
          ...(administrador === null
            ? []
            : [
                {
                  rotulo: (
                    <Ligacao
                      href={paths.backofficePessoa(administrador.id)}
                    >{`${administrador.nome}, administrador`}</Ligacao>
                  ),
                  detalhe: `${administrador.grupos} grupos, ${administrador.perdidas} perdidas em 90 dias`,
                  valor: administrador.nota === null ? 'Sem nota' : `${administrador.nota} de 100`,
                },
              ]),
          { rotulo: 'Dinheiro em jogo', valor: <Valor valor={emJogo} tamanho="md" /> },
          ...(administrador === null
            ? []
            : [{ rotulo: 'Bloqueado do administrador', valor: <Valor valor={r.bloqueado} /> }]),
          ...(r.descricaoSolucao === '' ? [] : [{ rotulo: 'O membro pediu', valor: r.descricaoSolucao }]),
        ]}
      />
    </Cartao>
  );
}
