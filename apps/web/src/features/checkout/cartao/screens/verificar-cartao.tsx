import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { CampoDinheiro } from '../../../../ui/formulario/campo-dinheiro.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { nomeDoCartao } from '../bandeira.ts';
import { useAtivarCartao } from '../mutations.ts';
import type { CartaoSalvo } from '../queries.ts';
import { cartaoQueries } from '../queries.ts';
import c from './cartoes.module.css';

/** /perfil/cartoes/cadastro-verificacao (spec 1, §2): the amount that the bank shows on the card. */
export function TelaVerificarCartao() {
  const { idCartao } = useBusca();
  const cartoes = useQuery(cartaoQueries.acompanharCartoes());
  return (
    <Pagina titulo="Verificar cartão" voltar={paths.perfilCartoes()} largura="estreita">
      <Consulta consulta={cartoes} esqueleto={<OssoLista quantos={1} />} erro="Não conseguimos carregar este cartão">
        {({ cartoes: todos }) => {
          const cartao = todos.find(({ id }) => String(id) === idCartao);
          return cartao === undefined || cartao.verificacao === null ? (
            <Acabou recusado={cartao?.estado === 'recusado'} />
          ) : (
            <Verificar cartao={cartao} verificacao={cartao.verificacao} />
          );
        }}
      </Consulta>
    </Pagina>
  );
}

function Acabou({ recusado }: { readonly recusado: boolean }) {
  return (
    <Vazio
      titulo={recusado ? 'Este cartão não foi verificado' : 'Nada para verificar'}
      detalhe={
        recusado
          ? 'O banco não autorizou, ou o valor não foi informado a tempo. O valor reservado volta ao limite do cartão.'
          : 'Este cartão já foi verificado, ou não está mais na sua lista.'
      }
      acao={<Botao href={paths.perfilCartoes()}>Ver meus cartões</Botao>}
    />
  );
}

interface VerificarProps {
  readonly cartao: CartaoSalvo;
  readonly verificacao: NonNullable<CartaoSalvo['verificacao']>;
}

function Verificar({ cartao, verificacao: { autorizada, tentativasRestantes, venceEm } }: VerificarProps) {
  const [valor, setValor] = useState<number>();
  const [erro, setErro] = useState<string>();
  const ativar = useAtivarCartao(({ verificacao }) =>
    setErro(`Não é este o valor. Tentativas restantes: ${verificacao?.tentativasRestantes ?? 0}.`),
  );
  if (!autorizada) {
    return (
      <Cartao titulo={nomeDoCartao(cartao)}>
        <p role="status">Pedindo ao banco a reserva de um valor pequeno. Leva alguns segundos.</p>
      </Cartao>
    );
  }
  return (
    <Cartao titulo={nomeDoCartao(cartao)}>
      <form
        className={c['formulario']}
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          if (valor === undefined) return setErro('Digite o valor que aparece no cartão.');
          setErro(undefined);
          ativar.mutate({ body: { idCartao: cartao.id, valor } });
        }}
      >
        <p>
          Reservamos um valor entre R$ 1,00 e R$ 3,99 neste cartão. Abra o app do banco, veja quanto foi e digite aqui.
          Nada é cobrado: o valor volta ao limite quando você confirmar.
        </p>
        <CampoDinheiro
          rotulo="Valor que aparece no cartão"
          value={valor}
          onChange={setValor}
          erro={erro}
          apoio={`Tentativas restantes: ${tentativasRestantes}, até ${formatarMomento(venceEm)}`}
        />
        <Botao tipo="submit" tamanho="lg" bloco fazendo={ativar.isPending && 'Conferindo'}>
          Confirmar valor
        </Botao>
      </form>
    </Cartao>
  );
}
