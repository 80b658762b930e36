import type { AcaoDecisao } from '../../../mesa/decisao.tsx';
import { Decisao } from '../../../mesa/decisao.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import type { Parado } from './dinheiro.ts';
import { ehContradicao } from './dinheiro.ts';
import { useDecidirDinheiro } from './mutations.ts';

const REGISTRO = 'A decisão fica registrada com o seu nome, a hora e o motivo.';
const SEGUNDA_PESSOA = 'Pela sua alçada, isto vira uma proposta: outra pessoa aprova antes de o dinheiro se mover.';

/** The acts that this operator may do now. The API lists them, and is asked again after each. */
export function DecisaoDoDinheiro({ item }: { readonly item: Parado }) {
  const { conferir } = useDecidirDinheiro();
  const { tipo, id, acoes, alcada } = item;
  const decisoes = useAcoes(item);
  if (acoes.includes('conferir') && (tipo === 'devolucao' || tipo === 'pagamento' || tipo === 'retirada')) {
    return (
      <>
        <Nota>A conferência automática pergunta por isto a cada minuto. Perguntar de novo nunca paga duas vezes.</Nota>
        <Botao
          bloco
          fazendo={conferir.isPending && 'Perguntando'}
          onClick={() => conferir.mutate({ params: { tipo, id }, body: {} })}
        >
          Perguntar ao banco agora
        </Botao>
      </>
    );
  }
  if (decisoes.length === 0) return <Nota>{semDecisao(item)}</Nota>;
  const propoe = alcada === 'propoe' && item.proposta === null && (tipo !== 'revisao' || ehContradicao(item));
  return (
    <Decisao
      rotulo={tipo === 'revisao' && !ehContradicao(item) ? 'Mensagem' : 'Motivo'}
      ajuda={
        tipo === 'revisao' && !ehContradicao(item)
          ? 'Se restringir, a pessoa lê esta mensagem'
          : 'Por que este é o destino certo'
      }
      assinatura={propoe ? `${SEGUNDA_PESSOA} ${REGISTRO}` : REGISTRO}
      acoes={decisoes}
    />
  );
}

function useAcoes(item: Parado): readonly AcaoDecisao[] {
  const { resolver, aprovar, recusar, revisar } = useDecidirDinheiro();
  const { tipo, id, proposta, alcada, pagador } = item;
  const propoe = alcada === 'propoe';
  function mover(acao: 'devolver' | 'creditar' | 'desbloquear' | 'estornar') {
    return (mensagem: string) => {
      if (tipo === 'pix' || tipo === 'devolucao' || tipo === 'revisao')
        resolver.mutate({ params: { tipo, id }, body: { acao, mensagem } });
    };
  }
  function movendo(acao: string) {
    return resolver.isPending && resolver.variables.body.acao === acao;
  }
  function revisando(decisao: string) {
    return revisar.isPending && revisar.variables.body.decisao === decisao;
  }
  const todas: Readonly<Record<string, AcaoDecisao>> = {
    devolver: {
      tecla: 'D',
      rotulo: propoe ? 'Propor devolução' : tipo === 'pix' ? 'Devolver o Pix' : 'Tentar devolver de novo',
      variante: 'primario',
      exigeMensagem: true,
      fazendo: movendo('devolver') && 'Pedindo ao banco',
      fazer: mover('devolver'),
    },
    creditar: {
      tecla: 'S',
      rotulo: `${propoe ? 'Propor o saldo' : 'Pôr no saldo'} de ${pagador?.nome.split(' ')[0] ?? 'quem pagou'}`,
      variante: 'linha',
      exigeMensagem: true,
      fazendo: movendo('creditar') && 'Movendo',
      fazer: mover('creditar'),
    },
    ...daContradicao(item, { mover, movendo }),
    aprovar: {
      tecla: 'A',
      rotulo: 'Aprovar proposta',
      variante: 'primario',
      fazendo: aprovar.isPending && 'Aprovando',
      fazer: (mensagem) => aprovar.mutate({ params: { id: proposta?.id ?? 0 }, body: { mensagem } }),
    },
    recusar: {
      tecla: 'R',
      rotulo: proposta?.minha === true ? 'Retirar proposta' : 'Recusar proposta',
      variante: 'perigo-linha',
      exigeMensagem: true,
      fazendo: recusar.isPending && 'Recusando',
      fazer: (mensagem) => recusar.mutate({ params: { id: proposta?.id ?? 0 }, body: { mensagem } }),
    },
    manter: {
      tecla: 'A',
      rotulo: 'Está tudo bem',
      variante: 'primario',
      exigeMensagem: true,
      fazendo: revisando('manter') && 'Registrando',
      fazer: (mensagem) => revisar.mutate({ params: { id: Number(id) }, body: { decisao: 'manter', mensagem } }),
    },
    restringir: {
      tecla: 'R',
      rotulo: 'Restringir a conta',
      variante: 'perigo-linha',
      exigeMensagem: true,
      confirma: {
        titulo: 'Restringir esta conta?',
        corpo: 'A pessoa não entra em grupos novos e lê a sua mensagem. O que já tem continua. Você pode tirar depois.',
        escape: 'Continuar analisando',
      },
      fazendo: revisando('restringir') && 'Restringindo',
      fazer: (mensagem) => revisar.mutate({ params: { id: Number(id) }, body: { decisao: 'restringir', mensagem } }),
    },
  };
  return item.acoes.flatMap((acao) => todas[acao] ?? []);
}

type Mover = {
  readonly mover: (acao: 'desbloquear' | 'estornar') => (mensagem: string) => void;
  readonly movendo: (acao: string) => boolean;
};

/** The amount that a contradiction holds becomes free again, or leaves the books. */
function daContradicao({ alcada, retido }: Parado, { mover, movendo }: Mover): Readonly<Record<string, AcaoDecisao>> {
  const propoe = alcada === 'propoe';
  const livre = retido === 0 ? 'Está tudo certo' : 'Desbloquear o valor';
  return {
    desbloquear: {
      tecla: 'D',
      rotulo: propoe ? 'Propor o desbloqueio' : livre,
      variante: 'primario',
      exigeMensagem: true,
      fazendo: movendo('desbloquear') && 'Registrando',
      fazer: mover('desbloquear'),
    },
    estornar: {
      tecla: 'E',
      rotulo: propoe ? 'Propor o estorno' : 'Estornar: o banco não tem o valor',
      variante: 'perigo-linha',
      exigeMensagem: true,
      confirma: {
        titulo: 'Estornar este valor?',
        corpo:
          'O que está bloqueado sai do saldo da pessoa. O que já foi gasto fica por nossa conta. Não dá para desfazer por aqui.',
        escape: 'Continuar analisando',
      },
      fazendo: movendo('estornar') && 'Estornando',
      fazer: mover('estornar'),
    },
  };
}

function semDecisao(item: Parado): string {
  const { proposta, alcada, tipo } = item;
  if (proposta !== null) return 'Espera a aprovação de outra pessoa.';
  if (tipo === 'revisao' && !ehContradicao(item)) return 'O suporte e a liderança decidem revisões.';
  if (alcada === 'nada') return 'Este valor passa do que a sua função decide. O financeiro e a liderança podem.';
  return 'Não há destino possível por aqui: o prazo do banco passou e quem pagou não tem conta.';
}
