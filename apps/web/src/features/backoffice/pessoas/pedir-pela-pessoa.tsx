import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { useAgirSobrePessoa } from './mutations.ts';
import type { Pedido } from './pedido-de-motivo.tsx';
import { PedidoDeMotivo } from './pedido-de-motivo.tsx';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';

const COMO = { escape: 'Não pedir', rotulo: 'Como a pessoa pediu' } as const;
const BLOQUEADA =
  'Com a conta bloqueada, ela não entra para mantê-la. Um bloqueio da equipe continua em uma conta nova, como restrição.';

/** Executes what the person asked for by another channel: a copy of the data, or the end of the account (REGRAS 2.17). */
export function PedirPelaPessoa({ pessoa: { id, nome, acoes, bloqueio } }: { readonly pessoa: DadosDaPessoa }) {
  const [pedido, setPedido] = useState<Pedido>();
  const { pedirCopia, pedirExclusao } = useAgirSobrePessoa();
  const params = { id };
  const primeiro = nome.split(' ')[0] ?? nome;
  const copia: Pedido = {
    ...COMO,
    titulo: 'Pedir a cópia dos dados?',
    corpo: `Para quando ${primeiro} pediu por e-mail ou telefone. Só a própria pessoa abre a cópia, na conta dela. Ela recebe um aviso agora e outro quando ficar pronta.`,
    acao: 'Pedir cópia',
    fazer: (mensagem) => pedirCopia.mutate({ params, body: { mensagem } }),
  };
  const exclusao: Pedido = {
    ...COMO,
    titulo: `Excluir a conta de ${primeiro}?`,
    corpo: `Para quando ${primeiro} pediu por e-mail ou telefone. As sessões terminam agora, e a conta é excluída em 7 dias. ${bloqueio === null ? 'Até lá, a pessoa pode entrar e manter a conta.' : BLOQUEADA}`,
    acao: 'Marcar exclusão',
    escape: 'Manter a conta',
    perigo: true,
    fazer: (mensagem) => pedirExclusao.mutate({ params, body: { mensagem } }),
  };
  const podeCopia = acoes.includes('pedirCopiaDaPessoa');
  const podeExclusao = acoes.includes('pedirExclusaoDaPessoa');
  if (!podeCopia && !podeExclusao) return null;
  return (
    <div className={c['atos']}>
      {podeCopia && (
        <Botao variante="linha" tamanho="sm" onClick={() => setPedido(copia)}>
          Pedir cópia dos dados
        </Botao>
      )}
      {podeExclusao && (
        <Botao variante="perigo-linha" tamanho="sm" onClick={() => setPedido(exclusao)}>
          Excluir a conta
        </Botao>
      )}
      <PedidoDeMotivo pedido={pedido} aoFechar={() => setPedido(undefined)} />
    </div>
  );
}
