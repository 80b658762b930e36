import { ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import { useQuery } from '@tanstack/react-query';
import { useFluxo } from '../../../lib/fluxo.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { FalhaDaConsulta } from '../../../ui/estado/falha-da-consulta.tsx';
import type { Destino } from '../fluxo.ts';
import { fluxoRetirada } from '../fluxo.ts';
import { retiradaQueries } from '../queries.ts';

interface ParaOndeVaiProps {
  readonly destino: Destino;
}

/** The destination in words, before the code is asked for: the own key, the own account, or the payee of a boleto. */
export function ParaOndeVai({ destino }: ParaOndeVaiProps) {
  if (destino.tipoId === ID_TIPO_RETIRADA.ted) return <Conta id={destino.idConta} />;
  if (destino.tipoId === ID_TIPO_RETIRADA.boleto) return <Boleto />;
  return <Chave id={destino.idChave} />;
}

interface DoDonoProps {
  readonly id: number;
}

function Chave({ id }: DoDonoProps) {
  const chaves = useQuery(retiradaQueries.chaves());
  const dono = useDono();
  const chave = chaves.data?.chaves.find((uma) => uma.id === id);
  return (
    <>
      <FalhaDaConsulta consulta={chaves} erro="Não conseguimos carregar a conta que recebe" />
      {chave !== undefined && (
        <Cartao>
          <ListaDefinicao
            itens={[
              { rotulo: 'Para', valor: dono },
              { rotulo: 'Chave Pix CPF', valor: chave.chave },
            ]}
          />
        </Cartao>
      )}
    </>
  );
}

function Conta({ id }: DoDonoProps) {
  const contas = useQuery(retiradaQueries.contas());
  const dono = useDono();
  const conta = contas.data?.itens.find((uma) => uma.id === id);
  return (
    <>
      <FalhaDaConsulta consulta={contas} erro="Não conseguimos carregar a conta que recebe" />
      {conta !== undefined && (
        <Cartao>
          <ListaDefinicao
            itens={[
              { rotulo: 'Para', valor: dono },
              { rotulo: 'Banco', valor: conta.banco.nome },
              { rotulo: 'Agência', valor: conta.agencia },
              { rotulo: 'Conta', valor: conta.conta },
            ]}
          />
        </Cartao>
      )}
    </>
  );
}

function Boleto() {
  const { beneficiario } = useFluxo(fluxoRetirada);
  if (beneficiario === undefined) return null;
  return (
    <Cartao>
      <ListaDefinicao
        itens={[
          { rotulo: 'Para', valor: beneficiario.nome },
          { rotulo: 'CPF ou CNPJ', valor: beneficiario.documento },
        ]}
      />
    </Cartao>
  );
}

function useDono(): string {
  const usuario = useUsuario();
  return usuario === undefined ? 'Você' : `${usuario.primeiroNome} ${usuario.sobreNome}`;
}
