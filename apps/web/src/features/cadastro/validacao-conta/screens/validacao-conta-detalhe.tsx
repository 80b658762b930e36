import { useQuery } from '@tanstack/react-query';
import { limitePerto, momentoPerto } from '../../../../lib/momento.ts';
import { useParametro } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import type { Passo } from '../../../../ui/fluxo/passos.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { useApagarValidacao, usePedirRevisao } from '../../mutations.ts';
import { cadastroQueries } from '../../queries.ts';
import { ImagensEnviadas } from '../components/imagens-enviadas.tsx';
import type { Validacao } from '../identidade.ts';
import { aceitaImagens, NOME_DA_PARTE, proximaImagem } from '../identidade.ts';

/** /validacao-conta/{id} (spec 1, §2): its state, the one who has it, the deadline, and the possible acts. */
export function TelaValidacaoContaDetalhe() {
  const id = useParametro('id') ?? '';
  const consulta = useQuery(cadastroQueries.validacao(id));
  const validacao = consulta.data;
  const revisao = usePedirRevisao();
  const apagar = useApagarValidacao();
  const estado = validacao?.estado;
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta={estado === undefined ? 'Validação da conta' : TITULOS[estado]}
        voltar={paths.validacaoConta()}
        {...(validacao === undefined ? {} : acaoDe(validacao))}
        alternativa={
          <>
            {validacao?.podePedirRevisao === true && (
              <Botao
                variante="linha"
                bloco
                fazendo={revisao.isPending && 'Pedindo'}
                onClick={() => revisao.mutate({ params: { id } })}
              >
                Pedir que uma pessoa olhe
              </Botao>
            )}
            {estado === 'rascunho' && (
              <Botao
                variante="texto"
                fazendo={apagar.isPending && 'Apagando'}
                onClick={() => apagar.mutate({ params: { id } })}
              >
                Apagar o que enviei
              </Botao>
            )}
          </>
        }
      >
        <Consulta consulta={consulta} erro="Não conseguimos ver esta validação">
          {(lida) => <Conteudo validacao={lida} />}
        </Consulta>
      </PassoFluxo>
    </QuadroPublico>
  );
}

const TITULOS: Readonly<Record<Validacao['estado'], string>> = {
  rascunho: 'Falta enviar as imagens',
  enviada: 'Estamos conferindo',
  emAnalise: 'Nossa equipe está olhando',
  pedirNovamente: 'Precisamos de outra imagem',
  aprovada: 'Sua identidade está confirmada',
  recusada: 'Não conseguimos confirmar',
  expirada: 'O prazo para enviar passou',
  cancelada: 'Você apagou este envio',
};

function acaoDe(validacao: Validacao): { readonly href: string; readonly acao: string } {
  if (aceitaImagens(validacao)) return { href: proximaImagem(validacao, undefined), acao: 'Continuar o envio' };
  if (['recusada', 'expirada', 'cancelada'].includes(validacao.estado))
    return { href: paths.cadastroDocumento(), acao: 'Enviar novas imagens' };
  return { href: paths.validacaoConta(), acao: 'Ver meus limites' };
}

function Conteudo({ validacao }: { readonly validacao: Validacao }) {
  const { motivo, mensagem, estado, faltam, imagens } = validacao;
  const explica = motivo !== null || mensagem !== null;
  return (
    <>
      {explica && (
        <Nota tom={estado === 'recusada' ? 'danger' : 'warning'} titulo={motivo ?? 'O que pedimos'}>
          {mensagem}
        </Nota>
      )}
      <Cartao>
        <div role="status">
          <Passos passos={passosDe(validacao)} />
        </div>
      </Cartao>
      {faltam.length > 0 && <p>{`Falta: ${faltam.map((parte) => NOME_DA_PARTE[parte].toLowerCase()).join(', ')}.`}</p>}
      {imagens.length > 0 && validacao.imagensApagadasEm === null && <ImagensEnviadas imagens={imagens} />}
    </>
  );
}

/** The path from the pictures to the answer: the present reviewer and the deadline. */
function passosDe(v: Validacao): readonly Passo[] {
  return [passoDoEnvio(v), passoDaConferencia(v), passoDaResposta(v)];
}

function ate({ prazo }: Validacao): string {
  return prazo === null ? '' : ` até ${limitePerto(prazo).toLowerCase()}`;
}

function passoDoEnvio(v: Validacao): Passo {
  const titulo = 'Você envia documento e selfie';
  if (aceitaImagens(v)) return { chave: 'envio', titulo, detalhe: `Guardamos${ate(v)}`, estado: 'agora' };
  if (v.enviadaEm === null) return { chave: 'envio', titulo, estado: 'depois' };
  return { chave: 'envio', titulo, detalhe: momentoPerto(v.enviadaEm), estado: 'feito' };
}

function passoDaConferencia(v: Validacao): Passo {
  const titulo = v.estado === 'emAnalise' ? 'Uma pessoa da equipe confere' : 'Conferimos as imagens';
  if (v.estado === 'enviada') return { chave: 'conferencia', titulo, detalhe: 'Em instantes', estado: 'agora' };
  if (v.estado === 'emAnalise') return { chave: 'conferencia', titulo, detalhe: `Resposta${ate(v)}`, estado: 'agora' };
  return { chave: 'conferencia', titulo, estado: v.decididaEm === null ? 'depois' : 'feito' };
}

function passoDaResposta({ decididaEm }: Validacao): Passo {
  const titulo = 'Você recebe a resposta por e-mail';
  if (decididaEm === null) return { chave: 'resposta', titulo, estado: 'depois' };
  return { chave: 'resposta', titulo, detalhe: momentoPerto(decididaEm), estado: 'feito' };
}
