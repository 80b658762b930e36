import { milissegundosDe } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBusca } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { agora } from '../../../lib/relogio.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Osso } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { ContagemRegressiva } from '../../../ui/fluxo/contagem-regressiva.tsx';
import { PassoPin } from '../../../ui/fluxo/passo-pin.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { Calculo } from '../components/calculo.tsx';
import { useAutorizar, useReenviarPin } from '../mutations.ts';
import type { Retirada } from '../queries.ts';
import { retiradaQueries } from '../queries.ts';
import c from './autorizar.module.css';

/** /carteira/retirada/autorizar (spec 2, §2): the code that was sent lets the money out (REGRAS 2.6 PIN). */
export function TelaRetiradaAutorizar() {
  const { idRetirada = '' } = useBusca();
  const retirada = useQuery({ ...retiradaQueries.retirada(idRetirada), enabled: idRetirada !== '' });
  const destino = outroLugar(idRetirada, retirada.data);
  useEffect(() => {
    if (destino !== undefined) void irPara(destino, { substitui: true });
  }, [destino]);
  if (destino !== undefined) return null;
  if (retirada.data !== undefined) return <Autorizar retirada={retirada.data} />;
  return (
    <Pagina titulo="Autorizar retirada" voltar={paths.carteiraCreditos()} largura="estreita">
      <Consulta
        consulta={retirada}
        esqueleto={<Osso altura={220} raio={20} />}
        erro="Não conseguimos carregar a retirada"
      >
        {() => null}
      </Consulta>
    </Pagina>
  );
}

/** A withdrawal that does not wait for its code is shown where it stands. */
function outroLugar(idRetirada: string, retirada: Retirada | undefined): string | undefined {
  if (idRetirada === '') return paths.carteiraRetiradaValor();
  if (retirada === undefined || retirada.estado === ID_ESTADO_RETIRADA.aguardandoPin) return undefined;
  return paths.carteiraRetiradaSucesso({ idRetirada });
}

function Autorizar({ retirada }: { readonly retirada: Retirada }) {
  const { id, pinExpiraEm, pinEnviadoPara } = retirada;
  const params = { id };
  const usuario = useUsuario();
  const [erro, setErro] = useState<string>();
  const autorizar = useAutorizar(setErro);
  const reenviar = useReenviarPin(setErro);
  function mandar(canal: 'email' | 'sms'): void {
    setErro(undefined);
    reenviar.mutate({ params, body: { canal } });
  }
  return (
    <PassoPin
      pergunta="Digite o código que enviamos"
      apoio={`${pinEnviadoPara === null ? '' : `Enviamos um código para ${pinEnviadoPara}. `}Ele autoriza a retirada de ${formatarReais(centavos(retirada.valor))}. Ninguém da nossa equipe pede este código.`}
      passo={4}
      de={4}
      voltar={paths.carteiraCreditos()}
      acao="Autorizar retirada"
      validade={pinExpiraEm !== null && <Validade ate={pinExpiraEm} />}
      conferindo={autorizar.isPending}
      aoConferir={(pin) => autorizar.mutate({ params, body: { pin } })}
      erro={erro}
      aoMudar={() => setErro(undefined)}
      alternativa={
        <div className={c['reenvio']}>
          <Botao variante="texto" fazendo={reenviar.isPending && 'Enviando'} onClick={() => mandar('email')}>
            Enviar de novo por e-mail
          </Botao>
          {usuario?.telefoneVerificado === true && (
            <Botao variante="texto" desligado={reenviar.isPending} onClick={() => mandar('sms')}>
              Enviar por SMS
            </Botao>
          )}
        </div>
      }
      resumo={<Calculo calculo={retirada} />}
    />
  );
}

function Validade({ ate }: { readonly ate: string }) {
  const hora = formatarHora(ate);
  return (
    <>
      Vale por <ContagemRegressiva ate={milissegundosDe(ate)} agora={agora} nome={`o código vale até ${hora}`} />, até{' '}
      {hora}. Depois, peça outro.
    </>
  );
}
