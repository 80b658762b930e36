import * as chamadas from '@rateia/contracts/chamadas';
import { IconBrandTelegram } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { consulta, consultaSeguida } from '../../../../lib/consultas.ts';
import { POLLING_MS } from '../../../../lib/um-por-vez.ts';
import { usuarioQuery } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';

interface ReceberPeloTelegramProps {
  /** The address of the conversation; undefined before it is requested. */
  readonly link: string | undefined;
  readonly pedindo: boolean;
  readonly aoPedir: () => void | Promise<void>;
}

/** The other way to confirm a number: sharing it with the bot, which needs no code (spec 1, §7). */
export function ReceberPeloTelegram({ link, pedindo, aoPedir }: ReceberPeloTelegramProps) {
  const temTelegram = useQuery(consulta(chamadas.getPreferenciaComunicacao)).data?.temTelegram === true;
  // The rest happens in the other app: looks until it is done.
  useQuery({
    ...usuarioQuery,
    ...consultaSeguida(chamadas.getUsuario),
    refetchInterval: ({ state }) => (link === undefined || state.data?.telefoneVerificado ? false : POLLING_MS),
  });
  // Without a bot there is nothing to offer: the code comes by SMS.
  if (!temTelegram) return null;
  if (link === undefined) {
    return (
      <Botao
        variante="linha"
        bloco
        icone={<IconBrandTelegram size={20} stroke={1.75} />}
        fazendo={pedindo && 'Preparando'}
        onClick={() => void aoPedir()}
      >
        Confirmar pelo Telegram
      </Botao>
    );
  }
  return (
    <>
      <Nota titulo="Falta um passo no Telegram">
        <p role="status">Abra a conversa, toque em Iniciar e compartilhe o seu número. Esta página continua sozinha.</p>
      </Nota>
      <Botao variante="linha" bloco href={link} novaJanela icone={<IconBrandTelegram size={20} stroke={1.75} />}>
        Abrir o Telegram
      </Botao>
    </>
  );
}
