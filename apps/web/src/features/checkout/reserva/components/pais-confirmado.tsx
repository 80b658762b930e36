import { nomeDoPais } from '@rateia/domain/grupos/nome-do-pais';
import type { PaisDaResidencia } from '@rateia/domain/grupos/residencia';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';

interface PaisConfirmadoProps {
  readonly grupo: Pick<RespostaDe<'getGrupo'>, 'servico'>;
  readonly pais: PaisDaResidencia;
  readonly mora: boolean;
  readonly aoDizer: (mora: boolean) => void;
  readonly falta: boolean;
}

/** The country of the household and the address of the invitation, as a person confirms them before paying. */
export function PaisConfirmado({ grupo: { servico }, pais, mora, aoDizer, falta }: PaisConfirmadoProps) {
  const nome = nomeDoPais(pais);
  const email = useUsuario()?.email;
  return (
    <Cartao titulo={`Para o convite de ${servico} funcionar`}>
      <ListaDefinicao
        itens={[
          { rotulo: 'A residência do plano', detalhe: `${servico} confere o país de cada pessoa`, valor: nome },
          ...(email === undefined
            ? []
            : [{ rotulo: 'Seu convite vai para', detalhe: 'Aceite com a conta deste e-mail', valor: email }]),
        ]}
      />
      <Marcacao
        name="paisDaResidencia"
        marcada={mora}
        aoMudar={aoDizer}
        {...(falta ? { erro: 'Confirme o país para reservar a vaga.' } : {})}
      >
        {`Moro neste país: ${nome}.`}
      </Marcacao>
    </Cartao>
  );
}
