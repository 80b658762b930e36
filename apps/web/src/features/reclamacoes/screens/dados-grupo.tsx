import { paths } from '../../../lib/paths.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Tile } from '../../../ui/grupo/tile.tsx';
import { useParaReclamar } from '../alvo.ts';
import c from '../components/reclamacao.module.css';

/** /reclamacao/dados-grupo: the group or pool that the complaint is about, as its page describes it (spec B§2). */
export function TelaDadosDoGrupo() {
  const { alvo, consulta } = useParaReclamar();
  const bolao = alvo?.objeto === 'bolao';
  return (
    <PassoFluxo
      pergunta={bolao ? 'É deste bolão que você quer reclamar?' : 'É deste grupo que você quer reclamar?'}
      apoio={
        bolao
          ? 'Recibos, lista lacrada e divisão nós juntamos sozinhos.'
          : 'Compare com o que foi prometido: isso entra na decisão.'
      }
      passo={2}
      de={4}
      voltar={paths.reclamacaoInformacoes(alvo?.busca)}
      href={paths.reclamacaoOqueAconteceu(alvo?.busca)}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar do que você reclama" esqueleto={<OssoCartao />}>
        {({ nome, detalhe, cor, icone, fatos }) => (
          <Cartao>
            <div className={c['cabeca']}>
              <Tile cor={cor} icone={icone} />
              <div>
                <h2>{nome}</h2>
                <p>{detalhe}</p>
              </div>
            </div>
            <ListaDefinicao itens={[...fatos]} />
          </Cartao>
        )}
      </Consulta>
    </PassoFluxo>
  );
}
