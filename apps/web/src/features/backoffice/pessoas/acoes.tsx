import { MAIOR_MENSAGEM } from '@rateia/domain/notificacoes/tamanhos';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import type { VarianteBotao } from '../../../ui/base/botao.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { useAgirSobrePessoa } from './mutations.ts';
import type { Pedido } from './pedido-de-motivo.tsx';
import { PedidoDeMotivo } from './pedido-de-motivo.tsx';
import c from './pessoa.module.css';
import type { AcaoSobrePessoa, DadosDaPessoa } from './pessoa.ts';
import { foiExcluida } from './pessoa.ts';

type Botoes = Partial<
  Record<AcaoSobrePessoa, { readonly variante: VarianteBotao; readonly rotulo: string; readonly pedido: Pedido }>
>;

/** The acts on the account as a whole, as the API lists them. */
export function Acoes({ pessoa }: { readonly pessoa: DadosDaPessoa }) {
  const [pedido, setPedido] = useState<Pedido>();
  const botoes = useBotoes(pessoa);
  const possiveis = pessoa.acoes.flatMap((acao) => botoes[acao] ?? []);
  return (
    <Cartao titulo="O que você pode fazer">
      {possiveis.length === 0 ? (
        <Nota>
          {foiExcluida(pessoa)
            ? 'Nada: a conta foi excluída.'
            : 'Nada, nesta conta: ela é sua, ou é de alguém da equipe, e só a liderança age sobre a equipe.'}
        </Nota>
      ) : (
        <div className={c['botoes']}>
          {possiveis.map(({ variante, rotulo, pedido: seu }) => (
            <Botao key={rotulo} bloco variante={variante} onClick={() => setPedido(seu)}>
              {rotulo}
            </Botao>
          ))}
        </div>
      )}
      <PedidoDeMotivo pedido={pedido} aoFechar={() => setPedido(undefined)} />
    </Cartao>
  );
}

function useBotoes({ id, nome }: DadosDaPessoa): Botoes {
  const agir = useAgirSobrePessoa();
  const params = { id };
  const primeiro = nome.split(' ')[0] ?? nome;
  return {
    enviarMensagem: {
      variante: 'primario',
      rotulo: 'Enviar mensagem',
      pedido: {
        titulo: `Mensagem para ${primeiro}`,
        corpo: 'Vai por e-mail, com o assunto "Sobre a sua conta". O texto fica na trilha.',
        acao: 'Enviar mensagem',
        escape: 'Não enviar',
        rotulo: 'Mensagem',
        maximo: MAIOR_MENSAGEM,
        fazer: (mensagem) => agir.mensagem.mutate({ params, body: { assunto: 'Sobre a sua conta', mensagem } }),
      },
    },
    encerrarSessoesDaPessoa: {
      variante: 'linha',
      rotulo: 'Encerrar todas as sessões',
      pedido: {
        titulo: 'Encerrar todas as sessões?',
        corpo: `${primeiro} precisa entrar de novo em cada aparelho. A conta continua aberta.`,
        acao: 'Encerrar sessões',
        escape: 'Deixar abertas',
        fazer: (mensagem) => agir.encerrarSessoes.mutate({ params, body: { mensagem } }),
      },
    },
    restringirPessoa: {
      variante: 'linha',
      rotulo: 'Restringir',
      pedido: {
        titulo: 'Restringir esta conta?',
        corpo: `${primeiro} não entra em grupos novos e lê esta mensagem quando tentar, com o caminho para falar com a gente. O que já tem continua.`,
        acao: 'Restringir conta',
        escape: 'Deixar como está',
        rotulo: 'Mensagem que a pessoa lê',
        maximo: 300,
        fazer: (mensagem) =>
          agir.restringir.mutate({ params, body: { mensagem, link: paths.cadastroPendencias({ restricao: true }) } }),
      },
    },
    tirarRestricao: {
      variante: 'linha',
      rotulo: 'Tirar restrição',
      pedido: {
        titulo: 'Tirar a restrição?',
        corpo: `${primeiro} volta a entrar em grupos novos.`,
        acao: 'Tirar restrição',
        escape: 'Manter restrita',
        fazer: (mensagem) => agir.tirarRestricao.mutate({ params, body: { mensagem } }),
      },
    },
    bloquearPessoa: {
      variante: 'perigo-linha',
      rotulo: 'Bloquear conta',
      pedido: {
        titulo: `Bloquear a conta de ${primeiro}?`,
        corpo:
          'As sessões terminam agora e ninguém entra nela. O dinheiro e as vagas ficam como estão, e a pessoa recebe um aviso.',
        acao: 'Bloquear conta',
        escape: 'Deixar aberta',
        perigo: true,
        fazer: (mensagem) => agir.bloquear.mutate({ params, body: { mensagem } }),
      },
    },
    desbloquearPessoa: {
      variante: 'linha',
      rotulo: 'Desbloquear conta',
      pedido: {
        titulo: `Desbloquear a conta de ${primeiro}?`,
        corpo: 'A pessoa pode entrar de novo, e recebe um aviso.',
        acao: 'Desbloquear conta',
        escape: 'Manter bloqueada',
        fazer: (mensagem) => agir.desbloquear.mutate({ params, body: { mensagem } }),
      },
    },
  };
}
