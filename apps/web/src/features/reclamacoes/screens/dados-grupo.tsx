import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Tile } from '../../../ui/grupo/tile.tsx';
import c from '../components/reclamacao.module.css';
import { reclamacoesQueries, useNumeroDaBusca } from '../queries.ts';

/** /reclamacao/dados-grupo: the group that the complaint is about, as its page describes it (spec B§2). */
export function TelaDadosDoGrupo() {
  const grupo = useNumeroDaBusca('grupo');
  const consulta = useQuery(reclamacoesQueries.doGrupo(grupo));
  return (
    <PassoFluxo
      pergunta="É deste grupo que você quer reclamar?"
      apoio="Compare com o que foi prometido: isso entra na decisão."
      passo={2}
      de={4}
      voltar={paths.reclamacaoInformacoes({ grupo })}
      href={paths.reclamacaoOqueAconteceu({ grupo })}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoCartao />}>
        {({ grupo: g, adminNome, tipoRelacionamento }) => (
          <Cartao>
            <div className={c['cabeca']}>
              <Tile cor={g.cor} icone={g.icone} />
              <div>
                <h2>{g.nome}</h2>
                <p>{`${g.servico}, com ${adminNome}`}</p>
              </div>
            </div>
            <ListaDefinicao
              itens={[
                ...(g.descricao === '' ? [] : [{ rotulo: 'Descrição', valor: g.descricao }]),
                ...g.regras.map((regra, i) => ({ chave: `regra-${i}`, rotulo: `Regra ${i + 1}`, valor: regra })),
                ...(tipoRelacionamento === '' ? [] : [{ rotulo: 'Vocês são', valor: tipoRelacionamento }]),
                ...(g.contato === '' ? [] : [{ rotulo: 'Contato', valor: g.contato }]),
                ...(g.site === '' ? [] : [{ rotulo: 'Site', valor: g.site }]),
              ]}
            />
          </Cartao>
        )}
      </Consulta>
    </PassoFluxo>
  );
}
