import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { PedidoDe } from '../../../lib/api-client.ts';
import { BotaoIcone } from '../../../ui/base/botao-icone.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { CorrecaoDosDados } from './correcao-dos-dados.tsx';
import { useAgirSobrePessoa } from './mutations.ts';
import type { Pedido } from './pedido-de-motivo.tsx';
import { PedidoDeMotivo } from './pedido-de-motivo.tsx';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';

type Campo = PedidoDe<'revelarDado'>['body']['campo'];

const NOMES: Record<Campo, string> = {
  email: 'E-mail',
  telefone: 'Telefone',
  cpf: 'CPF',
  nascimento: 'Nascimento',
  endereco: 'Endereço',
};

/** The personal data, masked; each one is shown whole for a reason that is kept. It is masked again on leaving. */
export function Ficha({ pessoa }: { readonly pessoa: DadosDaPessoa }) {
  const [abertos, setAbertos] = useState<Partial<Record<Campo, string>>>({});
  const [pedido, setPedido] = useState<Pedido>();
  const { revelar } = useAgirSobrePessoa();
  const mascarados: readonly [Campo, string | null][] = [
    ['email', pessoa.email],
    ['telefone', pessoa.telefone],
    ['cpf', pessoa.cpf],
    ['nascimento', pessoa.temNascimento ? '••/••/••••' : null],
    ['endereco', pessoa.temEndereco ? '•••••••' : null],
  ];
  function pedir(campo: Campo): void {
    setPedido({
      titulo: `Ver ${NOMES[campo]} por inteiro?`,
      corpo: 'O que você viu e o motivo ficam na trilha desta pessoa, com o seu nome.',
      acao: 'Ver dado',
      escape: 'Deixar escondido',
      fazer: (mensagem) =>
        revelar.mutate(
          { params: { id: pessoa.id }, body: { campo, mensagem } },
          { onSuccess: ({ valor }) => setAbertos((atuais) => ({ ...atuais, [campo]: valor })) },
        ),
    });
  }
  return (
    <Cartao titulo="Dados pessoais">
      <ListaDefinicao
        itens={mascarados.map(([campo, mascarado]) => ({
          chave: campo,
          rotulo: NOMES[campo],
          valor: (
            <span className={c['dado']}>
              {abertos[campo] ?? mascarado ?? 'Não informado'}
              {mascarado !== null && abertos[campo] === undefined && pessoa.acoes.includes('revelarDado') && (
                <BotaoIcone rotulo={`Ver ${NOMES[campo]} por inteiro`} onClick={() => pedir(campo)}>
                  <IconEye size={20} stroke={1.75} aria-hidden="true" />
                </BotaoIcone>
              )}
            </span>
          ),
        }))}
      />
      <CorrecaoDosDados pessoa={pessoa} />
      <PedidoDeMotivo pedido={pedido} aoFechar={() => setPedido(undefined)} />
    </Cartao>
  );
}
