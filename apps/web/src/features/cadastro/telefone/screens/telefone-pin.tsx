import { formatarHora } from '@rateia/domain/datas-formatadas';
import { useEffect, useState } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { recados } from '../../../../ui/dialogo/recados.ts';
import { PassoPin } from '../../../../ui/fluxo/passo-pin.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { Etapas } from '../../components/etapas.tsx';
import type { TelefoneEnviado } from '../../conta/fluxo.ts';
import { useTelefoneEnviado } from '../../conta/fluxo.ts';
import { useConfirmarTelefone, useEnviarTelefone } from '../../mutations.ts';

/** /cadastro/telefone/pin (spec 1, §2): the code of the SMS. */
export function TelaTelefonePin() {
  const enviado = useTelefoneEnviado();
  const { redirect } = useBusca();
  const semTelefone = enviado === null;
  useEffect(() => {
    if (semTelefone) void irPara(paths.cadastroTelefone({ redirect }), { substitui: true });
  }, [semTelefone, redirect]);
  return enviado === null ? null : <Codigo enviado={enviado} redirect={redirect} />;
}

function Codigo({ enviado, redirect }: { readonly enviado: TelefoneEnviado; readonly redirect: string | undefined }) {
  const { telefone, mascarado, expiraEm } = enviado;
  const [recusa, setRecusa] = useState<string>();
  const confirmar = useConfirmarTelefone(redirect, setRecusa);
  const reenviar = useEnviarTelefone(() => recados.mostrar('Outro código enviado por SMS'), setRecusa);
  return (
    <QuadroPublico>
      <PassoPin
        pergunta="Digite o código do SMS"
        apoio={
          <>
            Enviamos para <b>{mascarado}</b>.{' '}
            <Ligacao pequena href={paths.cadastroTelefone({ redirect })}>
              Trocar número
            </Ligacao>
          </>
        }
        validade={`O código vale até ${formatarHora(expiraEm)}.`}
        passo={2}
        de={3}
        voltar={paths.cadastroTelefone({ redirect })}
        conferindo={confirmar.isPending}
        erro={recusa}
        aoMudar={() => setRecusa(undefined)}
        aoConferir={(pin) => confirmar.mutate({ body: { telefone, pin } })}
        alternativa={
          <Botao
            variante="texto"
            fazendo={reenviar.isPending && 'Enviando outro código'}
            onClick={() => {
              setRecusa(undefined);
              reenviar.mutate({ body: { telefone } });
            }}
          >
            Enviar outro código
          </Botao>
        }
        resumo={<Etapas atual="telefone" />}
      />
    </QuadroPublico>
  );
}
