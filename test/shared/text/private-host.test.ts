import { expect, test } from "vitest";
import { readHttpUrl } from "../../../shared/text/http-url.ts";
import { isPrivateHost } from "../../../shared/text/private-host.ts";

const isPrivate = (host: string) => isPrivateHost(readHttpUrl(`http://${host}`)?.hostname ?? "not.a.host.example");

test.each(
  "localhost LOCALHOST localhost. app.localhost 127.0.0.1 127.255.255.255 0.0.0.0 [::1] [::] 10.0.0.0 10.255.255.255 172.16.0.0 172.31.255.255 192.168.0.0 192.168.255.255 100.64.0.0 100.127.255.255 169.254.0.0 169.254.255.255 0x7f.1 2130706433 [fe80::1] [febf::1] [fc00::1] [fdff::1] [::ffff:10.0.0.1] [::ffff:127.0.0.1] gateway host.docker.internal printer.local nas.lan nas.home.arpa nas.home wiki.intranet wiki.corp wiki.private api.test gateway.team.svc gateway.team.svc.cluster.local".split(
    " ",
  ),
)("%s is private", (host) => {
  expect(isPrivate(host)).toBe(true);
});

test.each(
  "example.com localhost.example.com local.example.com mylocal.net notlocalhost.dev home.arpa.net 1.0.0.0 9.255.255.255 11.0.0.0 126.255.255.255 128.0.0.0 172.15.255.255 172.32.0.0 192.167.255.255 192.169.0.0 100.63.255.255 100.128.0.0 169.253.255.255 169.255.0.0 [fe7f::1] [fec0::1] [fbff::1] [fe00::1] [fc::1] [fd::1] [fe8::1] [2001:db8::1] [::2] [::ffff:8.8.8.8] [::ffff:172.32.0.1] [1::ffff:a00:1]".split(
    " ",
  ),
)("%s is not", (host) => {
  expect(isPrivate(host)).toBe(false);
});
