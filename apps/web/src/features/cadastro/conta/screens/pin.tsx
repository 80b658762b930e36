import { instanteDe, somarMinutos } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import { useState } from 'react';
import { nomeDoAparelho } from '../../../../lib/aparelho.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import type { RegrasEmVigor } from '../../../../lib/regras.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { sessaoAtual } from '../../../../lib/sessao.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { PassoPin } from '../../../../ui/fluxo/passo-pin.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { Etapas } from '../../components/etapas.tsx';
import { useConfirmarEmail } from '../../mutations.ts';
import { useReenviarCodigo } from '../envio-do-codigo.ts';
import { useRegistroNoPasso } from '../fluxo.ts';
import { registroGuardado } from '../registro-guardado.ts';

/** /cadastro/pin (spec 1, §4): the code of the e-mail, which confirms it and logs in. */
export function TelaCadastroPin() {
  const registro = useRegistroNoPasso(({ enviadoEm }) => enviadoEm !== null);
  if (registro === undefined || registro.enviadoEm === null) return null;
  const { email, enviadoEm, pediuOutro } = registro;
  return <Codigo email={email} enviadoEm={pediuOutro ? undefined : enviadoEm} />;
}

/** The page does not know whether another code was sent: the text holds for the current one as well. */
function validadeDe({ minutos, emissoesPorHora }: RegrasEmVigor['pin'], enviadoEm: number | undefined): string {
  const vale =
    enviadoEm === undefined
      ? `Cada código vale por ${minutos} minutos, e só o último que chegou serve.`
      : `O código vale até ${formatarHora(somarMinutos(instanteDe(enviadoEm), minutos))}.`;
  return `${vale} Não chegou? Olhe a caixa de spam. Você pode pedir até ${emissoesPorHora} códigos por hora.`;
}

function Codigo({ email, enviadoEm }: { readonly email: string; readonly enviadoEm: number | undefined }) {
  const codigo = useRegras()?.pin;
  const { redirect } = useBusca();
  const [recusa, setRecusa] = useState<string>();
  const confirmar = useConfirmarEmail(redirect, setRecusa);
  const reenviar = useReenviarCodigo(setRecusa);
  function conferir(pin: string): void {
    const hashDispositivo = sessaoAtual.hashDispositivo();
    confirmar.mutate({
      body: {
        email,
        pin,
        ...registroGuardado.doPedido(),
        nomeDispositivo: nomeDoAparelho(),
        ...(hashDispositivo === undefined ? {} : { hashDispositivo }),
      },
    });
  }
  return (
    <QuadroPublico>
      <PassoPin
        pergunta="Confirme o seu e-mail"
        apoio={
          <>
            Enviamos um código para <b>{email}</b>.{' '}
            <Ligacao pequena href={paths.cadastro({ redirect })}>
              Trocar e-mail
            </Ligacao>
          </>
        }
        validade={codigo && validadeDe(codigo, enviadoEm)}
        passo={3}
        de={3}
        voltar={paths.cadastroSegundaEtapa({ redirect })}
        conferindo={confirmar.isPending}
        erro={recusa}
        aoMudar={() => setRecusa(undefined)}
        aoConferir={conferir}
        alternativa={
          <Botao
            variante="texto"
            fazendo={reenviar.isPending && 'Enviando outro código'}
            onClick={() => {
              setRecusa(undefined);
              reenviar.mutate({ body: { email, ...registroGuardado.doPedido() } });
            }}
          >
            Enviar outro código
          </Botao>
        }
        resumo={<Etapas atual="conta" />}
      />
    </QuadroPublico>
  );
}
